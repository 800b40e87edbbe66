import { existsSync } from "node:fs";
import { ensureChromium, installPackages, onPath } from "../lib/chromium.mjs";
import { ExpectedError } from "../lib/terminal.mjs";

/** Finds programs, or installs the system's packages that bring them. */
function ensure(names, packages) {
  const find = () => names.map((name) => onPath(name));
  if (find().every(Boolean)) return find();
  if (installPackages(packages) && find().every(Boolean)) return find();
  throw new ExpectedError(
    `This needs ${names.join(", ")} (Debian: apt-get install ${packages.join(" ")}).`,
  );
}

/** Where the program of each engine is. */
export const programs = {
  chromium: () => ensureChromium(() => {}),
  firefox: () => onPath("firefox") ?? ensure(["firefox-esr"], ["firefox-esr"])[0],
  webkit() {
    const [driver, screen] = ensure(["WebKitWebDriver", "Xvfb"], ["webkit2gtk-driver", "xvfb"]);
    const folders = ["/usr/lib", "/usr/libexec"].flatMap((folder) =>
      ["x86_64-linux-gnu/", "aarch64-linux-gnu/", ""].map((machine) => `${folder}/${machine}`),
    );
    const browser = folders
      .map((folder) => `${folder}webkit2gtk-4.1/MiniBrowser`)
      .find((file) => existsSync(file));
    if (!browser) throw new ExpectedError("WebKit's driver is here, and its MiniBrowser is not.");
    return { driver, screen, browser };
  },
};
