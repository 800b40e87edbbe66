import { renderToString } from "react-dom/server";
import { Page } from "./HandWritten";

export const render = () => renderToString(<Page />);
