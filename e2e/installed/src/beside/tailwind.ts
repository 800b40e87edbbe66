import "./tailwind.css";
import "./neighbours";
