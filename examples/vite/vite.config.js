import { kitStyles } from "@taanka/ui/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// kitStyles: the page loads the styles of the components that it imports, and no others.
export default defineConfig({ plugins: [react(), kitStyles()] });
