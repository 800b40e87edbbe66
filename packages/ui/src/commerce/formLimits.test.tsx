import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CancelForm } from "./CancelForm";
import { CouponBox } from "./CouponBox";
import { searchPanelMessages } from "./SearchPanel/messages";
import { SearchPanelBody } from "./SearchPanel/SearchPanelBody";
import { TrackOrderForm } from "./TrackOrderForm";

const nothing = () => undefined;

const search = (
  <SearchPanelBody
    found={{ products: [], suggestions: undefined }}
    lists={[]}
    placeholders={[]}
    onSearch={nothing}
    onFollow={nothing}
    field={{ current: null }}
    text={searchPanelMessages}
  />
);

// As the API's contract takes them.
const fields: Array<[string, ReactNode, number]> = [
  ["a coupon's code", <CouponBox key="coupon" onApply={nothing} />, 40],
  ["an order's number", <TrackOrderForm key="track" onSubmit={nothing} />, 60],
  ["what is searched for", search, 100],
];

describe.each(fields)("the field for %s", (_name, page, length) => {
  it("takes no more than the shop would", () => {
    expect(renderToString(page)).toMatch(new RegExp(`<input[^>]* maxLength="${length}"`));
  });
});

it("the terms of a cancellation open without a way back to the form", () => {
  const page = <CancelForm lines={[]} termsHref="https://a.example" onSubmit={nothing} />;
  const link = /<a [^>]*target="_blank"[^>]*>/.exec(renderToString(page))?.[0];
  expect(link).toContain('rel="noopener"');
});
