"use client";

import { useId } from "react";
import { Heading } from "../../typography/Heading";
import { MeasureDrawing } from "./MeasureDrawing";
import * as css from "./SizeChartDialog.css";

/** One piece of advice on measuring. */
export interface MeasureStep {
  /** What is measured: “Chest”. Steps for chest, shoulder and length are marked in the drawing. */
  key: string;
  /** What a shopper reads; the key itself otherwise. */
  label?: string;
  text: string;
}

interface MeasureGuideProps {
  title: string;
  steps: readonly MeasureStep[];
}

const letters = "ABCDEFGHIJ";
const drawn = ["chest", "shoulder", "length"];

/** How to measure, beside a drawing whose letters stand before the steps they belong to. */
export function MeasureGuide({ title, steps }: MeasureGuideProps) {
  const id = useId();
  const names = steps.map(({ key }) => key.toLowerCase()).filter((key) => drawn.includes(key));
  const letterOf = (key: string) => letters[names.indexOf(key.toLowerCase())];
  return (
    <section className={css.guide} aria-labelledby={id}>
      <Heading level={3} size="lg" id={id} className={css.guideTitle}>
        {title}
      </Heading>
      <MeasureDrawing
        marks={{
          chest: letterOf("chest"),
          shoulder: letterOf("shoulder"),
          length: letterOf("length"),
        }}
      />
      <dl className={css.steps}>
        {steps.map(({ key, label = key, text }) => {
          const letter = letterOf(key);
          return (
            <div key={key}>
              <dt className={css.stepName}>
                {letter && <span aria-hidden="true">{letter} · </span>}
                {label}
              </dt>
              <dd className={css.stepText}>{text}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
