export type { MeasureStep } from "./MeasureGuide";
export type { SizeChartDialogMessages } from "./messages";
export { SizeChartDialog, type SizeChartDialogProps } from "./SizeChartDialog";
export type { GarmentMeasures, SizeChartColumn, SizeChartRow } from "./SizeTable";
