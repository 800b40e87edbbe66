"use client";

import { type ReactNode, useId } from "react";
import { bare } from "../../styles/bare.css";
import { Heading } from "../../typography/Heading";
import { MeasureDrawing } from "./MeasureDrawing";
import * as css from "./SizeChartDialog.css";

/** One piece of advice on measuring. */
export interface MeasureStep {
  /** What is measured: “Chest”. The kit's drawing marks the steps for chest, shoulder and length. */
  key: string;
  /** What a shopper reads; the key itself otherwise. */
  label?: string;
  /** How to take the measure. */
  text: string;
}

interface MeasureGuideProps {
  title: string;
  steps: readonly MeasureStep[];
  /** In place of the kit's own. */
  drawing: ReactNode;
}

const letters = "ABCDEFGHIJ";
const drawn = ["chest", "shoulder", "length"];

/** What the kit's drawing marks of the steps, in their order; nothing of another drawing. */
function marked(steps: readonly MeasureStep[], drawing: ReactNode): string[] {
  if (drawing !== undefined) return [];
  return steps.map(({ key }) => key.toLowerCase()).filter((key) => drawn.includes(key));
}

/**
 * How to measure, beside a drawing whose letters stand before the steps they belong to. The kit's own
 * is left out where it would mark nothing: trousers are not measured on a kurti.
 */
export function MeasureGuide({ title, steps, drawing }: MeasureGuideProps) {
  const id = useId();
  const names = marked(steps, drawing);
  const letterOf = (key: string) => letters[names.indexOf(key.toLowerCase())];
  return (
    <section className={css.guide} aria-labelledby={id}>
      <Heading level={3} size="lg" id={id} className={css.guideTitle}>
        {title}
      </Heading>
      {names.length > 0 && (
        <MeasureDrawing
          marks={{
            chest: letterOf("chest"),
            shoulder: letterOf("shoulder"),
            length: letterOf("length"),
          }}
        />
      )}
      {drawing && <div className={css.drawing}>{drawing}</div>}
      <dl className={css.steps}>
        {steps.map(({ key, label = key, text }) => {
          const letter = letterOf(key);
          return (
            <div key={key} className={bare}>
              <dt className={css.stepName}>
                {letter && (
                  <span aria-hidden="true" className={bare}>
                    {`${letter} · `}
                  </span>
                )}
                <span className={bare}>{label}</span>
              </dt>
              <dd className={css.stepText}>{text}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
