import "./bootstrap-layer.css";
import "./neighbours";
