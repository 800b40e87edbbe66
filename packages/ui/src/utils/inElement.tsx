import type { ReactNode } from "react";
import { bare } from "../styles/bare.css";

type Text = string | number | bigint;

const isText = (node: ReactNode) => /^(string|number|bigint)$/.test(typeof node);

/**
 * Puts text that stands beside other children into an element of its own. A browser that translates the page
 * replaces text nodes, which React can then neither change nor remove.
 */
export function inElement(node: ReactNode): Exclude<ReactNode, Text> {
  const parts: ReactNode[] = Array.isArray(node) ? node : [node];
  const text = parts.every(isText) && parts.join("");
  return text ? <span className={bare}>{text}</span> : (node as Exclude<ReactNode, Text>);
}

/**
 * A part of a sentence, in an element of its own. Spaces at its ends stand outside, so that what reads an
 * accessible name keeps them.
 */
export function sentencePart(text: string) {
  const words = text.trim();
  return (
    <>
      {text.startsWith(" ") && " "}
      {words && <span className={bare}>{words}</span>}
      {words && text.endsWith(" ") && " "}
    </>
  );
}
