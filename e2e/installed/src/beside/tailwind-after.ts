import "@taanka/ui/styles.css";
import "./tailwind-after.css";
import "./neighbours";
