import { useState } from "react";
import { useTexts } from "../texts";

/** Refuses what the API would refuse for its length, in the words of the page and before it is sent. */
export function useTooLong(most: number) {
  const { tooLong } = useTexts().orderForms;
  const [excess, setExcess] = useState(0);
  const error = excess > 0 ? tooLong(excess) : undefined;
  /** @throws for a text that is too long, so that the form knows that it was not sent */
  const assertFits = ({ length }: string) => {
    const over = Math.max(0, length - most);
    setExcess(over);
    if (over > 0) throw new Error(tooLong(over));
  };
  return { error, assertFits };
}
