import type { TypographyMessages } from "../../typography/messages";

export const typography: TypographyMessages = {};
