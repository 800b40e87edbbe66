import * as kit from "@taanka/ui";
import { Fragment, createElement as h, useState } from "react";
import { products } from "./products.js";

const brand = kit.createBrand({
  name: "sutra",
  light: { surface: "#ffffff", ink: "#14143a", accent: "#2b2f9e" },
  radius: "crisp",
  density: "compact",
});
const sheet = new CSSStyleSheet();
sheet.replaceSync(brand.css);
document.adoptedStyleSheets.push(sheet);

const sizes = [{ size: "S" }, { size: "M" }, { size: "L" }, { size: "XL", soldOut: true }];
const categories = [
  { id: "piece", name: "Piece of the week", href: "#piece" },
  { id: "sign-in", name: "Sign in", href: "#sign-in" },
];

const card = ({ slug, ...product }) =>
  h(kit.ProductCard, {
    key: slug,
    ...product,
    href: "#piece",
    heart: h(kit.WishlistHeart, { product: product.name }),
  });

function Product({ product }) {
  const [size, setSize] = useState("");
  const [said, say] = useState("");
  const buy = () =>
    say(size ? `${product.name} in ${size} is in your bag.` : "Choose a size first.");
  return h(kit.ProductFrame, {
    gallery: h(kit.Gallery, { product: product.name, pictures: [product.picture] }),
    buy: h(
      kit.Stack,
      { gap: "6" },
      h(kit.Heading, { level: 2, size: "2xl" }, product.name),
      h(kit.Price, { size: "large", price: product.price, mrp: product.mrp }),
      h(kit.SizeSelector, { label: "Blouse size", sizes, value: size, onValueChange: setSize }),
      h(kit.Button, { onClick: buy }, "Add to bag"),
      h(kit.Text, { role: "status" }, said),
    ),
  });
}

function SignIn() {
  const [code, setCode] = useState("");
  return h(
    kit.Section,
    { spacing: "half" },
    h(
      kit.Container,
      null,
      h(
        kit.Stack,
        { gap: "4", align: "start" },
        h(kit.Heading, { level: 2, size: "2xl" }, "Sign in"),
        h(kit.OtpField, { label: "One-time code", value: code, onValueChange: setCode }),
        h(
          kit.Text,
          { role: "status" },
          code.length === 6 ? "You are signed in." : "Type the six digits.",
        ),
      ),
    ),
  );
}

/** Narrow screens have no room for the categories: there they are in the menu. */
function Header() {
  const [menuOpen, setMenuOpen] = useState(false);
  return h(
    Fragment,
    null,
    h(kit.SiteHeader, { categories, menuOpen, onMenu: () => setMenuOpen(true) }),
    h(kit.MobileMenu, { categories, open: menuOpen, onOpenChange: setMenuOpen }),
  );
}

const page = h(
  kit.PageShell,
  {
    header: h(Header),
    footer: h(kit.SiteFooter, { tagline: "Indigo from Bagru, sold without a build step." }),
  },
  h(
    kit.ListingFrame,
    {
      title: "One stall, one page",
      subtitle: "Indigo from Bagru, sold without a build step.",
      count: products.length,
    },
    h(kit.ProductGrid, { columns: 4, "aria-label": "Products" }, products.map(card)),
  ),
  h(
    "section",
    { id: "piece", "aria-label": "Piece of the week" },
    h(Product, { product: products[0] }),
  ),
  h("section", { id: "sign-in", "aria-label": "Sign in" }, h(SignIn)),
);

const provider = {
  brand: brand.name,
  mode: "light",
  shopName: "Sutra",
  attributesOnDocument: true,
};
kit.createRoot(document.getElementById("shop")).render(h(kit.ThemeProvider, provider, page));
