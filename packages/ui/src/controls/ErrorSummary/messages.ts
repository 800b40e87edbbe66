export interface ErrorSummaryMessages {
  /** Default of `title`. */
  title: string;
}

export const errorSummaryMessages: ErrorSummaryMessages = {
  title: "Please check these fields",
};
