"use client";

import type { ComponentProps } from "react";
import { bare } from "../../styles/bare.css";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { type StepIndicatorMessages, stepIndicatorMessages } from "./messages";
import { list, progress, steps as root, step } from "./StepIndicator.css";

/** One step of a process. */
export interface Step {
  /** What is read. */
  label: string;
  /** Leads back to a step that is done. */
  href?: string;
}

export interface StepIndicatorProps extends Omit<ComponentProps<"div">, "children"> {
  /** The steps in their order. */
  steps: readonly Step[];
  /** The step at hand, from 1. */
  current: number;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<StepIndicatorMessages>;
}

/** How far a task is, as a seam that is being sewn: cart, then payment. */
export function StepIndicator({
  steps,
  current,
  messages,
  className,
  ...rest
}: StepIndicatorProps) {
  const text = useMessages("stepIndicator", stepIndicatorMessages, messages);
  const { linkComponent: Anchor } = useTheme();
  return (
    <div {...rest} className={cx(root, className)}>
      <p className={progress}>{fill(text.progress, { current, count: steps.length })}</p>
      <ol className={list}>
        {steps.map(({ label, href }, index) => {
          const state = index + 1 < current ? "done" : index + 1 === current ? "current" : "open";
          return (
            <li
              key={label}
              className={step}
              data-state={state}
              aria-current={state === "current" ? "step" : undefined}
            >
              {href && state === "done" ? (
                <Anchor className={bare} href={href}>
                  {label}
                </Anchor>
              ) : (
                label
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
