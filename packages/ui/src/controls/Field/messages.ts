export interface FieldMessages {
  /** Stands after the label of a field that may stay empty. */
  optional: string;
}

export const fieldMessages: FieldMessages = { optional: "(optional)" };
