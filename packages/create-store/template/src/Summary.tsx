import { orderTotals, type PricedLine } from "@taanka/api-client";
import { Heading, Price, PriceSummary, Stack } from "@taanka/ui";
import { texts } from "./language";
import shop from "./shop.json";

const { taxRate, shipping }: { taxRate: number | null; shipping: number | null } = shop;
const areKnown = taxRate !== null && shipping !== null;

/** What lines cost; where the shop has not said its tax and shipping, without them. */
export const totalsOf = (lines: readonly PricedLine[]) =>
  orderTotals(lines, { taxRate: taxRate ?? 0, shipping: shipping ?? 0 });

/** What it costs, as far as the shop has said. */
export function Summary({ lines }: { lines: readonly PricedLine[] }) {
  const totals = totalsOf(lines);
  if (!areKnown) {
    return (
      <Stack gap="2">
        <Heading level={2} size="lg">
          {texts.subtotal}
        </Heading>
        <Price size="large" price={totals.discountedTotal} paise="always" />
      </Stack>
    );
  }
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <PriceSummary {...totals} gstPercent={Math.round(taxRate * 10_000) / 100} itemCount={pieces} />
  );
}
