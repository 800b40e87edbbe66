/** An answer that comes when the test says so. */
export function held<Answer>() {
  const hold = { resolve: (_answer: Answer) => {}, reject: (_reason: Error) => {} };
  const promise = new Promise<Answer>((resolve, reject) =>
    Object.assign(hold, { resolve, reject }),
  );
  return { promise, ...hold };
}
