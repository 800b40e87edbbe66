export interface StepIndicatorMessages {
  /** `{current}` of `{count}`. */
  progress: string;
}

export const stepIndicatorMessages: StepIndicatorMessages = {
  progress: "Step {current} of {count}",
};
