import "./layers.css";
import "./reset.css";
import "../tokens/brand-taanka.css";
