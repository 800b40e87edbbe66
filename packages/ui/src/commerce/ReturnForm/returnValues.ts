import { trimText } from "../../utils/trimText";
import type { OrderSummaryLine } from "../OrderSummary";
import type { ColorOption } from "../types";
import { type FormErrors, wrongFields } from "../useFormCheck";
import type { ReturnFormMessages } from "./messages";
import type { ReturnReason } from "./returnReasons";

/** Money back, or another size or colour of the same product. */
export type ReturnKind = "refund" | "exchange";

/** A size in a colour that a piece can be exchanged for. */
export interface ExchangeVariant {
  /** What the shop calls it in its data, such as its SKU. */
  id: string;
  /** The size as a shopper reads it. */
  size: string;
  /** Its colour, where there are several. */
  color?: ColorOption;
  /**
   * It can't be had: it is said to be sold out.
   * @default false
   */
  soldOut?: boolean;
}

/** A line of the order that may go back. */
export interface ReturnableLine extends OrderSummaryLine {
  /** What it can be exchanged for. A line without any can only be refunded. */
  variants?: readonly ExchangeVariant[];
  /** Why it can't go back: “Made to measure”. */
  refusal?: string;
}

/** Pieces of one line that go back. */
export interface ReturnedLine {
  /** The line's id. */
  id: string;
  /** How many pieces go back. */
  quantity: number;
  /** Id of the variant that is sent instead, for an exchange. */
  variantId?: string;
}

/**
 * What a return form hands over; the description is trimmed and not empty. `Reason` names the reasons
 * of a shop that has its own.
 */
export interface ReturnValues<Reason extends string = ReturnReason> {
  /** For the money, or for another piece. */
  kind: ReturnKind;
  /** What goes back. */
  lines: ReturnedLine[];
  /** Key of the chosen reason. */
  reason: Reason;
  /** What happened, in the shopper's words. */
  description: string;
  /** Pictures of the pieces, as they were chosen. */
  pictures: readonly File[];
}

/** What is chosen for a line while the form is filled in. */
export interface LineDraft {
  quantity: number;
  /** Id of the colour; an empty text where there is none to choose. */
  color: string;
  size: string;
}

/** What a return form holds while it is filled in; ticked lines by their id. */
export interface ReturnDraft {
  kind: ReturnKind;
  lines: Readonly<Record<string, LineDraft>>;
  reason: string;
  description: string;
  pictures: readonly File[];
}

/** The different colours of a line's variants, in their order. */
export function colorsOf(variants: readonly ExchangeVariant[]): ColorOption[] {
  const byId = new Map(variants.flatMap(({ color }) => (color ? [[color.id, color]] : [])));
  return [...byId.values()];
}

/** The sizes that a line's variants have in a colour; of all where colours play no part. */
export const sizesOf = (variants: readonly ExchangeVariant[], color: string) =>
  variants.filter((variant) => (variant.color?.id ?? "") === color);

/** The variant that is wanted instead, once it is settled. */
export const variantOf = (line: ReturnableLine, { color, size }: LineDraft) =>
  sizesOf(line.variants ?? [], color).find((variant) => variant.size === size);

/** Whether a line's colour is still to be chosen before its size. */
export const needsColor = ({ variants = [] }: ReturnableLine, { color }: LineDraft): boolean =>
  color === "" && colorsOf(variants).length > 0;

/** The size of a colour that comes in no other; an empty text where there is one to choose. */
export function onlySize(variants: readonly ExchangeVariant[], color: string): string {
  const [first, ...others] = sizesOf(variants, color);
  return first && !first.soldOut && others.length === 0 ? first.size : "";
}

/**
 * How a line starts when it is ticked: every piece of it, in the colour that was bought if it has more,
 * or in the only other one; of several others none is chosen for the shopper.
 */
export function startLine(line: ReturnableLine): LineDraft {
  const variants = line.variants ?? [];
  const colors = colorsOf(variants.filter(({ soldOut }) => !soldOut));
  const only = colors.length === 1 ? colors[0] : undefined;
  const color = (colors.find(({ name }) => name === line.color) ?? only)?.id ?? "";
  return { quantity: line.quantity ?? 1, color, size: onlySize(variants, color) };
}

/** Whether there is anything that a line can be exchanged for. */
const isExchangeable = ({ variants = [] }: ReturnableLine): boolean =>
  variants.some(({ soldOut }) => !soldOut);

/** Why a line can't be ticked for this kind of return; undefined where it can. */
export function refusalOf(
  line: ReturnableLine,
  kind: ReturnKind,
  text: Pick<ReturnFormMessages, "nothingInstead">,
): string | undefined {
  if (line.refusal) return line.refusal;
  return isOpen(line, kind) ? undefined : text.nothingInstead;
}

/** Whether a line may be ticked for this kind of return. */
export const isOpen = (line: ReturnableLine, kind: ReturnKind): boolean =>
  !line.refusal && (kind === "refund" || isExchangeable(line));

/** The ticked lines as they are handed over; those that this kind of return leaves out are dropped. */
export function returnedLines(
  lines: readonly ReturnableLine[],
  draft: ReturnDraft,
): ReturnedLine[] {
  return lines.flatMap((line) => {
    const chosen = draft.lines[line.id];
    if (!chosen || !isOpen(line, draft.kind)) return [];
    const { quantity } = chosen;
    if (draft.kind === "refund") return [{ id: line.id, quantity }];
    return [{ id: line.id, quantity, variantId: variantOf(line, chosen)?.id }];
  });
}

/** What is handed over of a form without errors. */
export function returnValuesOf(
  lines: readonly ReturnableLine[],
  draft: ReturnDraft,
): ReturnValues<string> {
  return {
    kind: draft.kind,
    lines: returnedLines(lines, draft),
    reason: draft.reason,
    description: trimText(draft.description),
    pictures: draft.pictures,
  };
}

/** What keeps a return from being asked for, in the order of the form. */
export function findReturnErrors(
  lines: readonly ReturnableLine[],
  draft: ReturnDraft,
  text: ReturnFormMessages,
): FormErrors<string> {
  const returned = returnedLines(lines, draft);
  const unsettled = returned.filter(({ variantId }) => draft.kind === "exchange" && !variantId);
  const missing = (id: string) => {
    const line = lines.find((one) => one.id === id);
    const chosen = draft.lines[id];
    return line && chosen && needsColor(line, chosen) ? text.colorMissing : text.variantMissing;
  };
  return wrongFields<string>({
    lines: returned.length === 0 && text.linesMissing,
    ...Object.fromEntries(unsettled.map(({ id }) => [`line-${id}`, missing(id)])),
    reason: draft.reason === "" && text.reasonMissing,
    description: trimText(draft.description) === "" && text.descriptionMissing,
  });
}
