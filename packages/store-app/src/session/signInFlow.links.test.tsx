// @vitest-environment jsdom

import { useSignInFlow } from "@taanka/store/react-router";
import { Link } from "@taanka/ui";
import { act } from "react";
import { useLocation } from "react-router-dom";
import { expect, it } from "vitest";
import { paths } from "../paths";
import { mounter } from "../testing/mount";

const mount = mounter();

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <Link {...useSignInFlow().linkTo(paths.register)}>Register</Link>
      <output>{pathname}</output>
    </>
  );
}

async function click(held: MouseEventInit = {}) {
  await mount(<Page />, { at: paths.login });
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...held });
  await act(async () => document.querySelector("a")?.dispatchEvent(event));
  return { isOurs: event.defaultPrevented, at: document.querySelector("output")?.textContent };
}

it("opens the next page of signing in here", async () => {
  expect(await click()).toEqual({ isOurs: true, at: paths.register });
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  "leaves a click with %j to the browser, which opens the page elsewhere",
  async (held) => {
    expect(await click(held)).toEqual({ isOurs: false, at: paths.login });
  },
);
