import { cloth, drawing, thread } from "../../feedback/StitchDrawing/StitchDrawing.css";
import { cx } from "../../utils/cx";
import * as css from "./SizeChartDialog.css";

interface MeasureDrawingProps {
  /** What stands beside the lines of the chest, the shoulder and the length. */
  marks: { chest?: string; shoulder?: string; length?: string };
}

const measures = {
  shoulder: { line: "M51 27h58", x: 76, y: 21 },
  chest: { line: "M52 70h56", x: 76, y: 64 },
  length: { line: "M148 20v140", x: 134, y: 124 },
} as const;

/**
 * A kurti in running stitch with the lines that are measured in zari. Decoration: the words beside it
 * say the same.
 */
export function MeasureDrawing({ marks }: MeasureDrawingProps) {
  const lines = (["shoulder", "chest", "length"] as const).filter((key) => marks[key]);
  return (
    <svg viewBox="0 0 160 172" className={cx(drawing, css.drawing)} aria-hidden="true">
      <path
        className={cloth}
        d="M64 20c4 12 28 12 32 0l16 8 24 46-16 8-14-22 8 100H46l8-100-14 22-16-8 24-46zM80 29v20"
      />
      {lines.map((key) => (
        <g key={key}>
          <path className={thread} d={measures[key].line} />
          <text className={css.mark} x={measures[key].x} y={measures[key].y}>
            {marks[key]}
          </text>
        </g>
      ))}
    </svg>
  );
}
