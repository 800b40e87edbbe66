import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../utils/cx";
import * as css from "./Accordion.css";

export interface AccordionProps extends ComponentProps<"div"> {}

/** Keeps `AccordionItem`s together, one below the other. */
export function Accordion({ className, ...rest }: AccordionProps) {
  return <div {...rest} className={cx(css.accordion, className)} />;
}

export interface AccordionItemProps extends Omit<ComponentProps<"details">, "title"> {
  /** What the item is about, in one line; pressing it opens and closes the item. */
  title: ReactNode;
  /** Level of the title in the page's outline; left out where the titles are no headings of the page. */
  headingLevel?: 2 | 3 | 4;
  /** Open from the start. After that the reader opens and closes it; `onToggle` tells. */
  open?: boolean;
  /** Items of one name are open one at a time. Left out, each opens and closes for itself. */
  name?: string;
  /** What opens. */
  children?: ReactNode;
}

/**
 * One item of an `Accordion`: a title that opens what stands below it. It is the browser's own `details`:
 * it works before a script has run, and a search in the page opens it.
 */
export function AccordionItem({
  title,
  headingLevel,
  className,
  children,
  ...rest
}: AccordionItemProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : "span";
  return (
    <details {...rest} className={cx(css.item, className)}>
      <summary className={css.summary}>
        <Title className={css.title}>{title}</Title>
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
