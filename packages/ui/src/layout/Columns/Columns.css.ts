import { componentStyle, descendantStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const columns = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minInlineSize: 0,
});

/** Custom property of the tracks that stand side by side. */
export const tracksProperty = "--columns-tracks";

const split = (query: string) =>
  componentStyle({ "@media": { [query]: { gridTemplateColumns: `var(${tracksProperty})` } } });

export const from = { md: split(media.md), lg: split(media.lg) };

const sticky = (child: "first" | "last", query: string) => {
  const parent = componentStyle({});
  descendantStyle(parent, `> :${child}-child`, {
    "@media": {
      [query]: {
        position: "sticky",
        insetBlockStart: `calc(${vars.size.header} + ${vars.space[6]})`,
        alignSelf: "start",
      },
    },
  });
  return parent;
};

export const kept = {
  start: { md: sticky("first", media.md), lg: sticky("first", media.lg) },
  end: { md: sticky("last", media.md), lg: sticky("last", media.lg) },
};
