import "@taanka/ui/styles.css";
import "@taanka/ui/fonts/taanka.css";
import "@taanka/ui/fonts/language-names.css";
import "@fontsource-variable/fraunces";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";

createRoot(document.getElementById("root") ?? document.body).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
