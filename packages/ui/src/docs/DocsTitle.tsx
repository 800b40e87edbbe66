import { DocsContext, HeaderMdx } from "@storybook/addon-docs/blocks";
import { type ComponentProps, useContext } from "react";
import componentSizes from "./componentSizes.json";

interface Size {
  js: number;
  css: number;
  sheets: string[];
}

const sizes: Record<string, Size | undefined> = componentSizes;
const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** The component that a docs page is about; undefined on pages that are about none. */
function useComponentName(): string | undefined {
  const context = useContext(DocsContext);
  try {
    const { csfFile } = context.resolveOf("meta", ["meta"]);
    return csfFile.meta.title?.split("/").at(-1);
  } catch {
    return undefined;
  }
}

/** What the component weighs alone, and the sheets it needs when bytes are counted. */
function ComponentSize({ size: { js, css, sheets } }: { size: Size }) {
  return (
    <div className="taanka-size">
      <span>
        <strong>{kib(js + css)}</strong> alone, brotli: {kib(js)} JavaScript, {kib(css)} CSS
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
  const name = useComponentName();
  const size = name ? sizes[name] : undefined;
  return (
    <>
      <HeaderMdx {...props} as="h1" id={props.id ?? ""} />
      {size && <ComponentSize size={size} />}
    </>
  );
}
