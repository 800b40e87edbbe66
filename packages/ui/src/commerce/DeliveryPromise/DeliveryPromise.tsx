"use client";

import type { ComponentProps, ReactNode } from "react";
import { ReturnIcon } from "../../icons/arrows";
import { CashIcon, TruckIcon } from "../../icons/shop";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import * as css from "./DeliveryPromise.css";
import { type DeliveryPromiseMessages, deliveryPromiseMessages } from "./messages";

/** Something that a shop promises about getting a product home. */
export interface DeliveryFact {
  /** What it is about; chooses the icon. */
  kind: "delivery" | "returns" | "cashOnDelivery";
  /** The promise, in the shop's words. */
  text: ReactNode;
}

export interface DeliveryPromiseProps extends Omit<ComponentProps<"ul">, "children"> {
  /** The promises that hold for the product, one of a kind, in the order they are shown. */
  facts: readonly DeliveryFact[];
  /**
   * `column` sets them one below the other; `row` side by side, each below its icon.
   * @default "column"
   */
  layout?: "column" | "row";
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<DeliveryPromiseMessages>;
}

const icons = { delivery: TruckIcon, returns: ReturnIcon, cashOnDelivery: CashIcon };

/**
 * What a shopper wants to know before buying: how soon it comes, how it goes back, how to pay. Without
 * a promise nothing is rendered.
 */
export function DeliveryPromise({
  facts,
  layout = "column",
  messages,
  className,
  ...rest
}: DeliveryPromiseProps) {
  const text = useMessages("deliveryPromise", deliveryPromiseMessages, messages);
  if (facts.length === 0) return null;
  return (
    <ul aria-label={text.label} {...rest} className={cx(css.list, className)} data-layout={layout}>
      {facts.map(({ kind, text: words }) => {
        const Icon = icons[kind];
        return (
          <li key={kind} className={css.fact}>
            <Icon className={css.icon} />
            {inElement(words)}
          </li>
        );
      })}
    </ul>
  );
}
