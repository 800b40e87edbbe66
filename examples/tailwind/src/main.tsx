import "@taanka/ui/styles.local.css";
import "@taanka/ui/fonts/taanka.css";
import "@fontsource-variable/sora";
import "./shop.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";

createRoot(document.getElementById("root") ?? document.body).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
