import type { Information } from "../../informationPage";
import { faq } from "./faq";
import { privacy } from "./privacy";
import { returns } from "./returns";
import { shipping } from "./shipping";
import { terms } from "./terms";

/** The shop's small print in English. */
export const information: Information = { terms, privacy, shipping, returns, faq };
