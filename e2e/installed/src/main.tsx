import "@taanka/ui/fonts/kora.css";
import "@taanka/ui/styles.css";
import "@taanka/ui/styles/brand-kora.css";
import { createMemorySession, createStoreClient } from "@taanka/api-client";
import { Button, Dialog, OtpField, type PriceProps, ProductCard, ThemeProvider } from "@taanka/ui";
import { version } from "react";
import { createRoot } from "react-dom/client";

const price: Pick<PriceProps, "price" | "mrp"> = { price: 4499, mrp: 5999 };
const client = createStoreClient({ baseUrl: "/api", session: createMemorySession() });

Object.assign(globalThis, { reactVersion: version });

createRoot(document.getElementById("root") ?? document.body).render(
  <ThemeProvider brand="kora" mode="light">
    <ProductCard name="Banarasi Jaal Silk Saree" href="#saree" {...price} />
    <OtpField label="One-time code" />
    <Dialog title="Sizes" trigger={<Button>Size chart</Button>} />
    <output>{Object.keys(client).length}</output>
  </ThemeProvider>,
);
