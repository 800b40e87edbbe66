import { HeaderMdx } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";
import componentSizes from "./componentSizes.json";
import { useComponentNames } from "./useComponentNames";

interface Size {
  js: number;
  css: number;
  sheets: string[];
}

const sizes: Record<string, Size | undefined> = componentSizes;
const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** What a component weighs alone, and the sheets it needs when bytes are counted. */
function ComponentSize({ name, size: { js, css, sheets } }: { name?: string; size: Size }) {
  return (
    <div className="taanka-size">
      <span>
        {name && <code>{name}</code>} <strong>{kib(js + css)}</strong> alone, brotli: {kib(js)}{" "}
        JavaScript, {kib(css)} CSS
      </span>
      {sheets.length > 0 && (
        <span>
          Sheets: <code>{["foundation", ...sheets].join(" ")}</code>
        </span>
      )}
    </div>
  );
}

/** Heading of every docs page; under a component's name stands what it weighs. */
export function DocsTitle(props: ComponentProps<"h1">) {
  const known = useComponentNames().flatMap((name) => {
    const size = sizes[name];
    return size ? [{ name, size }] : [];
  });
  return (
    <>
      <HeaderMdx {...props} as="h1" id={props.id ?? ""} />
      {known.map(({ name, size }) => (
        <ComponentSize key={name} name={known.length > 1 ? name : undefined} size={size} />
      ))}
    </>
  );
}
