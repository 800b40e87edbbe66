import { componentStyle, componentVariants, descendantStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const columns = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minInlineSize: 0,
});

const shares = {
  "1/1": "1fr 1fr",
  "1/2": "1fr 2fr",
  "2/1": "2fr 1fr",
  "2/3": "2fr 3fr",
  "3/2": "3fr 2fr",
  "1/3": "1fr 3fr",
  "3/1": "3fr 1fr",
};

const split = (query: string) =>
  componentVariants(
    Object.fromEntries(
      Object.entries(shares).map(([name, tracks]) => [
        name,
        {
          "@media": {
            [query]: {
              gridTemplateColumns: tracks.replace(/\dfr/g, (share) => `minmax(0, ${share})`),
            },
          },
        },
      ]),
    ) as Record<keyof typeof shares, object>,
  );

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

export const stickyStart = { md: sticky("first", media.md), lg: sticky("first", media.lg) };
export const stickyEnd = { md: sticky("last", media.md), lg: sticky("last", media.lg) };
