import "@taanka/ui/styles.css";
import "./neighbours";
