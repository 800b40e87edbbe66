/** Ends with the work, or with nothing after so many milliseconds. */
export async function atMost<Result>(
  work: Promise<Result>,
  time: number,
): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, time, undefined);
  });
  const result = await Promise.race([work, late]);
  clearTimeout(timer);
  return result;
}
