import { componentStyle, componentVariants } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const spacing = componentVariants({
  full: {
    paddingBlock: vars.space[16],
    "@media": {
      [media.md]: { paddingBlock: vars.space[24] },
      [media.xl]: { paddingBlock: vars.space[32] },
    },
  },
  half: {
    paddingBlock: vars.space[8],
    "@media": { [media.md]: { paddingBlock: vars.space[12] } },
  },
});

export const joined = componentStyle({ paddingBlockStart: 0 });

export const ground = componentVariants({
  surface: {},
  raised: { backgroundColor: vars.color.raised },
  sunken: { backgroundColor: vars.color.sunken },
});
