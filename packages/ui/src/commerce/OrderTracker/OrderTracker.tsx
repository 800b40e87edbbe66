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
  type OrderPath,
  type OrderStep,
  orderPaths,
  progressAlong,
  type TrackerStep,
} from "./orderSteps";

interface OrderTrackerLookProps extends Omit<ComponentProps<"div">, "children"> {
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<OrderTrackerMessages>;
}

interface KnownPathProps {
  /** When each step was or will be reached: ISO 8601 texts. Steps without one show no day. */
  dates?: Partial<Record<OrderStep, string>>;
  steps?: undefined;
}

interface NormalPathProps extends KnownPathProps {
  /**
   * Which way the order goes: on its way to the shopper, or cancelled.
   * @default "normal"
   */
  path?: "normal";
  /** The step that the order is at. */
  current: NormalOrderStep;
}

interface CancelledPathProps extends KnownPathProps {
  path: "cancelled";
  current: CancelledOrderStep;
}

interface UnpaidPathProps extends KnownPathProps {
  /** Cancelled before anything was paid: there is no refund to wait for. */
  path: "unpaid";
  current: Exclude<CancelledOrderStep, "Refund Processed">;
}

interface OwnPathProps<Id extends string> {
  /**
   * The steps of a way of the shop's own, with their days, in the place of `path` and `dates`:
   * Confirmed, Packed, Shipped, Out for delivery, Delivered.
   */
  steps: readonly TrackerStep<Id>[];
  /** `id` of the step that the order is at. */
  current: NoInfer<Id>;
  path?: undefined;
  dates?: undefined;
}

export type OrderTrackerProps<Id extends string = string> = OrderTrackerLookProps &
  (NormalPathProps | CancelledPathProps | UnpaidPathProps | OwnPathProps<Id>);

type StepState = "done" | "current" | "upcoming";

const messageKeys = {
  "Order Placed": "orderPlaced",
  "Ready to Dispatch": "readyToDispatch",
  Dispatched: "dispatched",
  Delivered: "delivered",
  "Order Cancelled": "orderCancelled",
  "Refund Processed": "refundProcessed",
} as const satisfies Record<OrderStep, keyof OrderTrackerMessages>;

/** The steps of one of the ways that the kit knows, in the language of its texts. */
function knownSteps(
  path: OrderPath,
  dates: Partial<Record<OrderStep, string>> | undefined,
  text: OrderTrackerMessages,
): TrackerStep[] {
  return orderPaths[path].map((step) => ({
    id: step,
    label: text[messageKeys[step]],
    date: dates?.[step],
    critical: step === "Order Cancelled",
  }));
}

interface TrackedStepProps {
  step: TrackerStep;
  state: StepState;
  isLast: boolean;
  text: OrderTrackerMessages;
}

function TrackedStep({ step, state, isLast, text }: TrackedStepProps) {
  const { locale } = useTheme();
  const { label, date, critical } = step;
  const day = date === undefined ? "" : formatDay(date, locale);
  // The last step is behind the order as soon as it is reached: it gets the done step's mark.
  const checked = state === "done" || (state === "current" && isLast);
  return (
    <li
      className={css.step}
      data-state={state}
      data-tone={critical ? "critical" : undefined}
      aria-current={state === "current" ? "step" : undefined}
    >
      <span className={css.mark} data-filled={checked || undefined}>
        {critical && state !== "upcoming" ? (
          <CloseIcon size={16} />
        ) : (
          checked && <CheckIcon size={16} />
        )}
      </span>
      <span className={css.words}>
        <span className={css.name}>{label}</span>
        <span className={visuallyHidden}>{`, ${text[state]}`}</span>
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
 * Refund Processed, of which the last is left out where nothing was paid; or `steps` of the shop's
 * own.
 */
export function OrderTracker<Id extends string = never>({
  path = "normal",
  current,
  dates,
  steps: own,
  messages,
  className,
  ...rest
}: OrderTrackerProps<Id>) {
  const text = useMessages("orderTracker", orderTrackerMessages, messages);
  const { locale } = useTheme();
  const labelId = useId();
  const steps = own ?? knownSteps(path, dates, text);
  const ids = steps.map(({ id }) => id);
  const place = Math.max(ids.indexOf(current), 0);
  const percent = progressAlong(ids, current);
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
            key={step.id}
            step={step}
            state={index < place ? "done" : index === place ? "current" : "upcoming"}
            isLast={index === steps.length - 1}
            text={text}
          />
        ))}
      </ol>
    </div>
  );
}
