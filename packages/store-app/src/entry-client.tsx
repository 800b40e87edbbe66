import "@taanka/ui/styles.css";
import "@taanka/ui/fonts/language-names.css";
import "#brand/fonts.css";
import "#brand/styles.css";
import { startPage } from "./startPage";

// A shop with an error service says so here: startPage({ onError }), docs/guides/run-the-shop.md.
startPage();
