import { describe, expect, it } from "vitest";
import { jsxCode } from "../../../../.storybook/jsxCode";

interface Given {
  colors?: readonly object[];
  onPick?: () => void;
  total?: () => number;
  as?: () => null;
}

const Card = (_: Given) => null;
const Router = () => null;
const rust = { name: "Rust" };

describe("what a story draws, as code", () => {
  it("writes an object out wherever it stands", () => {
    const code = jsxCode(<Card colors={[rust, rust]} />);
    expect(code).toBe('<Card colors={[{ name: "Rust" }, { name: "Rust" }]} />');
  });

  it("names components, writes out what the story writes, and of other functions says that they are", () => {
    const given = { as: Router, total: () => 12, onPick: () => undefined };
    expect(jsxCode(<Card {...given} />, { total: "() => 12" })).toBe(
      "<Card as={Router} total={() => 12} onPick={() => {}} />",
    );
  });

  it("shows groups without a key as what they hold", () => {
    const held = (
      <>
        <b>one</b>
        <i>two</i>
      </>
    );
    expect(jsxCode(<p>{held}</p>)).toBe("<p><b>one</b><i>two</i></p>");
    expect(jsxCode(held)).toBe("<><b>one</b><i>two</i></>");
  });

  it("keeps spaces at a line's end, and signs that mean something in markup", () => {
    const long = "A sentence that is too long to stand in one line beside what comes after it: ";
    expect(jsxCode(<p>{[long, <b key="b">here</b>]}</p>)).toBe(
      `<p>\n  ${long.trim()}{" "}\n  <b>here</b>\n</p>`,
    );
    expect(jsxCode(<p title={'12"'}>{"a < b"}</p>)).toBe('<p title={"12\\""}>{"a < b"}</p>');
  });
});
