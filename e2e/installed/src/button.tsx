import "@taanka/ui/styles/foundation.css";
import "@taanka/ui/styles/button.css";
import { Button } from "@taanka/ui";
import { createRoot } from "react-dom/client";

createRoot(document.body).render(<Button>Buy</Button>);
