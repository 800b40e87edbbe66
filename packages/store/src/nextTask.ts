/** The task after this one: what a press changes is painted before the work that it asks for begins. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
