export type { DrawingName } from "./drawings";
export { StitchDrawing, type StitchDrawingProps } from "./StitchDrawing";
