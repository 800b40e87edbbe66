"use client";

import { type ComponentProps, useId } from "react";
import { CheckIcon, CloseIcon } from "../../icons/actions";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { formatDay } from "../dates";
import { type OrderTrackerMessages, orderTrackerMessages } from "./messages";
import * as css from "./OrderTracker.css";
import {
  type CancelledOrderStep,
  type NormalOrderStep,
  type OrderStep,
  orderPaths,
  orderProgress,
} from "./orderSteps";

interface OrderTrackerLookProps extends Omit<ComponentProps<"div">, "children"> {
  /** When each step was or will be reached: ISO 8601 texts. Steps without one show no day. */
  dates?: Partial<Record<OrderStep, string>>;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<OrderTrackerMessages>;
}

interface NormalPathProps {
  /**
   * Which way the order goes: on its way to the shopper, or cancelled.
   * @default "normal"
   */
  path?: "normal";
  /** The step that the order is at. */
  current: NormalOrderStep;
}

interface CancelledPathProps {
  path: "cancelled";
  current: CancelledOrderStep;
}

interface UnpaidPathProps {
  /** Cancelled before anything was paid: there is no refund to wait for. */
  path: "unpaid";
  current: Exclude<CancelledOrderStep, "Refund Processed">;
}

export type OrderTrackerProps = OrderTrackerLookProps &
  (NormalPathProps | CancelledPathProps | UnpaidPathProps);

type StepState = "done" | "current" | "upcoming";

const messageKeys = {
  "Order Placed": "orderPlaced",
  "Ready to Dispatch": "readyToDispatch",
  Dispatched: "dispatched",
  Delivered: "delivered",
  "Order Cancelled": "orderCancelled",
  "Refund Processed": "refundProcessed",
} as const satisfies Record<OrderStep, keyof OrderTrackerMessages>;

interface TrackedStepProps {
  step: OrderStep;
  state: StepState;
  isLast: boolean;
  date: string | undefined;
  text: OrderTrackerMessages;
}

function TrackedStep({ step, state, isLast, date, text }: TrackedStepProps) {
  const { locale } = useTheme();
  const cancelled = step === "Order Cancelled";
  const day = date === undefined ? "" : formatDay(date, locale);
  // The last step is behind the order as soon as it is reached: it gets the done step's mark.
  const checked = state === "done" || (state === "current" && isLast);
  return (
    <li
      className={css.step}
      data-state={state}
      data-tone={cancelled ? "critical" : undefined}
      aria-current={state === "current" ? "step" : undefined}
    >
      <span className={css.mark} data-filled={checked || undefined}>
        {cancelled && state !== "upcoming" ? (
          <CloseIcon size={16} />
        ) : (
          checked && <CheckIcon size={16} />
        )}
      </span>
      <span className={css.words}>
        <span className={css.name}>{text[messageKeys[step]]}</span>
        <span className={visuallyHidden}>, {text[state]}</span>
        {day && (
          <time className={css.day} dateTime={date}>
            {state === "upcoming" ? fill(text.expected, { date: day }) : day}
          </time>
        )}
      </span>
    </li>
  );
}

/**
 * Where an order is, as a seam sewn from step to step: across where there is room, down a phone's
 * page. Order Placed, Ready to Dispatch, Dispatched, Delivered; or Order Placed, Order Cancelled,
 * Refund Processed, of which the last is left out where nothing was paid.
 */
export function OrderTracker({
  path = "normal",
  current,
  dates,
  messages,
  className,
  ...rest
}: OrderTrackerProps) {
  const text = useMessages("orderTracker", orderTrackerMessages, messages);
  const { locale } = useTheme();
  const labelId = useId();
  const steps: readonly OrderStep[] = orderPaths[path];
  const place = Math.max(steps.indexOf(current), 0);
  const percent = orderProgress(path, current);
  const written = (percent / 100).toLocaleString(locale, { style: "percent" });
  return (
    <div {...rest} className={cx(css.tracker, className)}>
      <div
        className={css.caption}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={written}
      >
        <span id={labelId} className={css.label}>
          {text.label}
        </span>
      </div>
      <ol className={css.steps} aria-labelledby={labelId}>
        {steps.map((step, index) => (
          <TrackedStep
            key={step}
            step={step}
            state={index < place ? "done" : index === place ? "current" : "upcoming"}
            isLast={index === steps.length - 1}
            date={dates?.[step]}
            text={text}
          />
        ))}
      </ol>
    </div>
  );
}
