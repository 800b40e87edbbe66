"use client";

import { type PointerEvent, type ReactNode, type RefObject, useId } from "react";
import { SearchIcon } from "../../icons/frame";
import { Picture } from "../../layout/Picture";
import { drawNoPicture } from "../../layout/Picture/Picture";
import { bare } from "../../styles/bare.css";
import { useTheme } from "../../theme/context";
import { fill } from "../../utils/fill";
import { inElement, sentencePart } from "../../utils/inElement";
import { Price } from "../Price";
import type { SearchPanelMessages } from "./messages";
import * as css from "./SearchPanel.css";
import type { SearchedProduct, SearchPanelProps } from "./types";

/** What is suggested for the field's text, in the order in which the arrow keys reach it. */
export type Found = Pick<
  SearchPanelProps,
  "correction" | "suggestions" | "categories" | "products"
>;

/** What there is to choose from, by what tells one from another. */
export const choicesOf = ({ correction, suggestions, categories, products }: Found): string[] => [
  ...(correction ? [`correction ${correction}`] : []),
  ...(suggestions ?? []).map((term) => `suggestion ${term}`),
  ...(categories ?? []).map(({ id, href }) => `category ${id ?? href}`),
  ...(products ?? []).map(({ id }) => `product ${id}`),
];

interface SearchSuggestionsProps {
  id: string;
  found: Found;
  /** What was typed; set off within each suggestion. */
  typed: string;
  /** Index of the one that Enter takes, -1 for none. */
  active: number;
  onChoose: (term: string) => void;
  /** A category or product is opened. */
  onFollow: () => void;
  list: RefObject<HTMLDivElement | null>;
  text: SearchPanelMessages;
}

/** A suggestion with what was typed in it lighter, so that the eye finds what it adds. */
function Marked({ children, typed }: { children: string; typed: string }) {
  const start = typed ? children.toLowerCase().indexOf(typed.toLowerCase()) : -1;
  if (start < 0) return inElement(children);
  const end = start + typed.length;
  return (
    <>
      {sentencePart(children.slice(0, start))}
      <span className={css.typed}>{children.slice(start, end)}</span>
      {sentencePart(children.slice(end))}
    </>
  );
}

const keepFocus = (event: PointerEvent) => event.preventDefault();

interface OptionProps {
  id: string;
  active: boolean;
}

function Term({
  term,
  onChoose,
  children,
  ...option
}: OptionProps & {
  term: string;
  onChoose: (term: string) => void;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field of the combobox has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field of the combobox has the focus
    <div
      id={option.id}
      role="option"
      aria-selected={option.active}
      className={css.suggestion}
      onPointerDown={keepFocus}
      onClick={() => onChoose(term)}
    >
      <SearchIcon size={16} className={css.glass} />
      <span className={bare}>{children}</span>
    </div>
  );
}

function LinkOption({
  id,
  active,
  href,
  className,
  onFollow,
  children,
}: OptionProps & {
  href: string;
  className: string;
  onFollow: () => void;
  children: ReactNode;
}) {
  const { linkComponent: Anchor } = useTheme();
  return (
    <Anchor
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={href}
      className={className}
      onPointerDown={keepFocus}
      onClick={onFollow}
    >
      {children}
    </Anchor>
  );
}

function Product({ name, picture, price, mrp }: SearchedProduct) {
  return (
    <>
      <span className={css.productPicture}>
        {picture ? <Picture {...picture} ratio="3/4" /> : drawNoPicture()}
      </span>
      <span className={css.productWords}>
        <span className={css.productName}>{name}</span>
        <Price size="small" price={price} mrp={mrp} />
      </span>
    </>
  );
}

function Group({
  title,
  className,
  children,
}: {
  title: string;
  className: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, not options
    <div role="group" aria-labelledby={id} className={css.group}>
      <span id={id} role="presentation" className={css.termsTitle}>
        {title}
      </span>
      <div role="presentation" className={className}>
        {children}
      </div>
    </div>
  );
}

/** The list of a combobox; its field keeps the focus. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { id, found, typed, active, onChoose, onFollow, list, text } = props;
  const { correction, suggestions = [], categories = [], products = [] } = found;
  const firstTerm = correction ? 1 : 0;
  const firstCategory = firstTerm + suggestions.length;
  const firstProduct = firstCategory + categories.length;
  const option = (place: number): OptionProps => ({
    id: `${id}-${place}`,
    active: place === active,
  });
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={text.suggestions}
      className={css.suggestions}
    >
      {correction && (
        <Term {...option(0)} term={correction} onChoose={onChoose}>
          {fill(text.correction, { term: correction })}
        </Term>
      )}
      {suggestions.map((term, index) => (
        <Term key={term} {...option(firstTerm + index)} term={term} onChoose={onChoose}>
          <Marked typed={typed}>{term}</Marked>
        </Term>
      ))}
      {categories.length > 0 && (
        <Group title={text.categories} className={css.links}>
          {categories.map(({ href, label }, index) => (
            <LinkOption
              key={href}
              {...option(firstCategory + index)}
              href={href}
              className={css.link}
              onFollow={onFollow}
            >
              <span className={bare}>
                <Marked typed={typed}>{label}</Marked>
              </span>
            </LinkOption>
          ))}
        </Group>
      )}
      {products.length > 0 && (
        <Group title={text.products} className={css.products}>
          {products.map((product, index) => (
            <LinkOption
              key={product.id}
              {...option(firstProduct + index)}
              href={product.href}
              className={css.product}
              onFollow={onFollow}
            >
              <Product {...product} />
            </LinkOption>
          ))}
        </Group>
      )}
    </div>
  );
}
