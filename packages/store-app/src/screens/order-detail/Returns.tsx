import type { Order, OrderReturn } from "@taanka/api-client";
import { Badge, formatRupees, Heading, Inline, Stack, Text } from "@taanka/ui";
import { useLanguage } from "../../config";
import { useTexts } from "../../texts";

const tones = { Completed: "positive", Rejected: "critical" } as const;

function toneOf({ status }: OrderReturn) {
  return tones[status as keyof typeof tones] ?? "label";
}

/** Whether money goes back, and how much is worth saying. */
const refundTold = ({ kind, status, refundAmount }: OrderReturn) =>
  kind === "refund" && status !== "Rejected" && (refundAmount ?? 0) > 0;

/** Pieces of the order that were asked to go back, and how far that is. */
export function Returns({ order }: { order: Order }) {
  const { orders: texts, catalogue } = useTexts();
  const { locale } = useLanguage();
  const returns = order.returns ?? [];
  if (returns.length === 0) return null;
  const nameOf = (skuId: string) =>
    order.orderDetails?.find((line) => line.skuId === skuId)?.itemId?.name ?? texts.product;
  return (
    <Stack gap="4" as="section">
      <Heading level={2} size="xl">
        {texts.returns}
      </Heading>
      {returns.map((entry) => (
        <Stack key={entry._id} gap="1">
          <Inline gap="3">
            <Text>
              {texts.returnOf(
                texts.returnKinds[entry.kind] ?? entry.kind,
                entry.quantity ?? 1,
                nameOf(entry.skuId),
              )}
            </Text>
            <Badge tone={toneOf(entry)}>
              {texts.returnStates[entry.status ?? ""] ?? entry.status}
            </Badge>
          </Inline>
          {entry.newSize && entry.newColor && (
            <Text tone="muted" size="sm">
              {texts.exchangedFor(catalogue(entry.newSize), entry.newColor)}
            </Text>
          )}
          {refundTold(entry) && (
            <Text tone="muted" size="sm" numeric>
              {texts.refundOf(formatRupees(entry.refundAmount ?? 0, { locale, paise: "always" }))}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
