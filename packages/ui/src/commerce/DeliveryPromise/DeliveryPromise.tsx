"use client";

import type { ComponentProps } from "react";
import { ReturnIcon } from "../../icons/arrows";
import { CashIcon, TruckIcon } from "../../icons/shop";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import * as css from "./DeliveryPromise.css";
import { type DeliveryPromiseMessages, deliveryPromiseMessages } from "./messages";

/** Something that a shop promises about getting a product home. */
export type DeliveryFact = "delivery" | "returns" | "cashOnDelivery";

export interface DeliveryPromiseProps extends Omit<ComponentProps<"ul">, "children"> {
  /**
   * Which promises hold for the product, in the order they are shown.
   * @default ["delivery", "returns", "cashOnDelivery"]
   */
  facts?: readonly DeliveryFact[];
  /**
   * `column` sets them one below the other; `row` side by side, each below its icon.
   * @default "column"
   */
  layout?: "column" | "row";
  messages?: Partial<DeliveryPromiseMessages>;
}

const icons = { delivery: TruckIcon, returns: ReturnIcon, cashOnDelivery: CashIcon };

const everyFact: readonly DeliveryFact[] = ["delivery", "returns", "cashOnDelivery"];

/** What a shopper wants to know before buying: how soon it comes, how it goes back, how to pay. */
export function DeliveryPromise({
  facts = everyFact,
  layout = "column",
  messages,
  className,
  ...rest
}: DeliveryPromiseProps) {
  const text = useMessages("deliveryPromise", deliveryPromiseMessages, messages);
  return (
    <ul aria-label={text.label} {...rest} className={cx(css.list, className)} data-layout={layout}>
      {facts.map((fact) => {
        const Icon = icons[fact];
        return (
          <li key={fact} className={css.fact}>
            <Icon className={css.icon} />
            {text[fact]}
          </li>
        );
      })}
    </ul>
  );
}
