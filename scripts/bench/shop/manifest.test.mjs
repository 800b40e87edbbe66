import { describe, expect, it } from "vitest";
import { filesOfScreen } from "./manifest.mjs";

const manifest = {
  "src/entry-client.tsx": {
    file: "assets/entry.js",
    css: ["assets/entry.css"],
    isEntry: true,
    imports: ["_react.js"],
    dynamicImports: [
      "src/screens/home/HomeScreen.tsx",
      "src/screens/cart/CartScreen.tsx",
      "src/components/Menu.tsx",
    ],
  },
  "_react.js": { file: "assets/react.js" },
  "_money.js": { file: "assets/money.js" },
  "_form.js": { file: "assets/form.js" },
  "src/components/Menu.tsx": { file: "assets/menu.js", imports: ["_react.js"] },
  "src/screens/home/HomeScreen.tsx": {
    file: "assets/home.js",
    isEntry: true,
    imports: ["_money.js"],
    dynamicImports: ["src/screens/home/Promos.tsx", "src/screens/cart/CartScreen.tsx"],
  },
  "src/screens/home/Promos.tsx": { file: "assets/promos.js" },
  "src/screens/cart/CartScreen.tsx": {
    file: "assets/cart.js",
    css: ["assets/cart.css"],
    imports: ["_money.js", "_form.js"],
    dynamicImports: ["src/screens/home/HomeScreen.tsx"],
  },
};

const at = (file) => `http://localhost:3000/assets/${file}`;
const files = ["entry.js", "react.js", "menu.js", "home.js", "promos.js", "money.js", "cart.js"];
const others = (screen, names) => {
  const of = filesOfScreen(manifest, screen);
  return names.filter((name) => of.others(at(name)));
};

describe("filesOfScreen", () => {
  it("leaves out what only other screens need", () => {
    expect(others("home", [...files, "form.js", "cart.css"])).toEqual([
      "cart.js",
      "form.js",
      "cart.css",
    ]);
    expect(others("cart", [...files, "form.js", "cart.css"])).toEqual(["home.js", "promos.js"]);
  });

  it("counts what the build does not know", () => {
    expect(others("home", ["elsewhere.js"])).toEqual([]);
    expect(filesOfScreen(manifest, "home").others("https://cdn.example/x.js")).toBe(false);
  });
});
