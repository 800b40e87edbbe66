import "bootstrap/dist/css/bootstrap.css";
import "@taanka/ui/styles.unlayered.css";
import "./neighbours";
