import "@taanka/ui/styles.unlayered.css";
import "./plain.css";
import "./neighbours";
