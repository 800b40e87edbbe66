import { renderToString } from "react-dom/server";
import { Page } from "./Kit";

export const render = () => renderToString(<Page />);
