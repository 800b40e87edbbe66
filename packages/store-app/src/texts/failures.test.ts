import { type Call, endpoints } from "@taanka/api-client/contract";
import { expect, it } from "vitest";
import { translateInto } from ".";
import * as hindi from "./hi";

const wordsOf = ({ fallback, signInMessage }: Call) => [fallback ?? [], signInMessage ?? []].flat();
const said = new Set(
  Object.values(endpoints)
    .flatMap((group) => Object.values<Call>(group))
    .flatMap(wordsOf),
);

it("has Hindi words for whatever a call says of its failure", () => {
  const translate = translateInto(hindi);
  expect([...said].filter((text) => !/[\u0900-\u097F]/.test(translate(text)))).toEqual([]);
  expect(translate("Only 3 left")).toBe("Only 3 left");
});
