import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { LoginPhoneForm } from "../../commerce/LoginPhoneForm";
import { OtpForm } from "../../commerce/OtpForm";
import { Button } from "../../controls/Button";
import { down, swipe } from "../Panel/testing/swipe";
import type { WindowWithWayBack } from "../Panel/useCloseRequest";
import { Dialog, DialogClose } from "./Dialog";

const page = within(document.body);
const longText = Array.from({ length: 14 }, (_, index) => (
  <p key={String(index)} style={{ marginBlockEnd: 12 }}>
    Measure over the garment you would wear below. Keep the tape level and not tight. If you stand
    between two sizes, take the larger: seams let in, they don’t let out.
  </p>
));

const meta = {
  title: "Overlays/Dialog",
  component: Dialog,
  args: {
    title: "Size chart",
    description: "All measures are in inches.",
    trigger: <Button tone="secondary">Size chart</Button>,
    children: <p>Bust 34, waist 28, hip 36.</p>,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Size chart" });
    await userEvent.click(trigger);
    const dialog = await page.findByRole("dialog", { name: "Size chart" });
    await expect(dialog).toHaveAccessibleDescription("All measures are in inches.");
    await expect(within(dialog).getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const Small: Story = {
  args: { defaultOpen: true, size: "small", description: undefined },
};

export const Large: Story = { args: { defaultOpen: true, size: "large" } };

export const LongText: Story = {
  args: {
    defaultOpen: true,
    title: "How to measure for a lehenga, a kurti and a stitched blouse at home",
    children: longText,
    footer: (
      <DialogClose>
        <Button>Done</Button>
      </DialogClose>
    ),
  },
  play: async () => {
    const dialog = await page.findByRole("dialog");
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(getComputedStyle(document.body).overflow).toBe("hidden");
    const done = within(dialog).getByRole("button", { name: "Done" });
    await expect(done.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

function MissingTable(): never {
  throw new Error("This size chart can’t be shown");
}

/** The page behind stays, and the next opening shows the content again, where that has come right. */
export const Failing: Story = {
  args: { defaultOpen: true, children: <MissingTable /> },
  play: async () => {
    const dialog = within(await page.findByRole("dialog", { name: "Size chart" }));
    await expect(dialog.getByRole("alert")).toHaveTextContent(/^Something went wrong/);
    await userEvent.click(dialog.getByText("Close"));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

function WithInitialFocus() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      title="Add a note"
      trigger={<Button>Add a note</Button>}
      initialFocus={field}
      footer={
        <>
          <DialogClose>
            <Button tone="secondary">Cancel</Button>
          </DialogClose>
          <DialogClose>
            <Button>Save</Button>
          </DialogClose>
        </>
      }
    >
      <label>
        Note <input ref={field} style={{ border: "1px solid", inlineSize: "100%" }} />
      </label>
    </Dialog>
  );
}

export const InitialFocus: Story = {
  render: () => <WithInitialFocus />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Add a note" });
    await userEvent.click(trigger);
    const dialog = await page.findByRole("dialog", { name: "Add a note" });
    await expect(within(dialog).getByLabelText("Note")).toHaveFocus();
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

function SignInDialog() {
  const [open, setOpen] = useState(false);
  const [phone, setPhone] = useState("");
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign in</Button>
      <Dialog title="Sign in" open={open} onOpenChange={setOpen}>
        {phone ? (
          <OtpForm autoFocus destination={phone} />
        ) : (
          <LoginPhoneForm autoFocus onSubmit={setPhone} />
        )}
      </Dialog>
    </>
  );
}

/** Signing in without leaving the page: each step takes the focus, and what opened it gets it back. */
export const SignIn: Story = {
  render: () => <SignInDialog />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Sign in" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await page.findByRole("dialog", { name: "Sign in" }));
    await expect(dialog.getByRole("textbox")).toHaveFocus();
    await userEvent.keyboard("9876543210{Enter}");
    const code = await dialog.findByRole("textbox", { name: /code|OTP/i });
    await expect(code).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosesOutside: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Size chart" }));
    const dialog = await page.findByRole("dialog");
    await userEvent.pointer([
      { keys: "[MouseLeft]", target: dialog.previousElementSibling ?? document.body },
    ]);
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** The device's own way back, such as Android's gesture, closes the dialog and leaves the page. */
export const WayBack: Story = {
  play: async ({ canvasElement }) => {
    const wayBack: WindowWithWayBack = window;
    const { CloseWatcher: Native } = wayBack;
    if (!Native) throw new Error("The browser of the stories has no CloseWatcher.");
    const watchers: InstanceType<typeof Native>[] = [];
    wayBack.CloseWatcher = class extends Native {
      constructor() {
        super();
        watchers.push(this);
      }
    };
    try {
      await userEvent.click(within(canvasElement).getByRole("button"));
      const dialog = await page.findByRole("dialog");
      watchers.at(-1)?.requestClose();
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    } finally {
      wayBack.CloseWatcher = Native;
    }
  },
};

export const HiddenTitle: Story = {
  args: { defaultOpen: true, hideTitle: true, description: undefined },
};

export const Phone: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: "phone" } },
};

const atRest = async (dialog: HTMLElement) => {
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  return dialog.getBoundingClientRect();
};

/** The sheet on a phone: a push down closes it, a short one does not. */
export const PushedAway: Story = {
  args: { defaultOpen: true, children: longText.slice(0, 3), onOpenChange: fn() },
  globals: { viewport: { value: "phone" } },
  play: async ({ args }) => {
    const dialog = await page.findByRole("dialog");
    const { top, height, bottom } = await atRest(dialog);
    await expect(Math.round(bottom)).toBe(innerHeight);
    const title = page.getByRole("heading", { name: "Size chart" });
    await swipe(title, down(top + 20, height * 0.2));
    await waitFor(() => expect(dialog.style.translate).toBe(""));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await swipe(title, down(top + 20, height * 0.6));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

/** In the middle of a wide screen a dialog stays where it is, whatever a finger does. */
export const NotPushed: Story = {
  args: { ...PushedAway.args, onOpenChange: fn() },
  play: async ({ args }) => {
    const dialog = await page.findByRole("dialog");
    const { top, height } = await atRest(dialog);
    await swipe(page.getByRole("heading"), down(top + 20, height));
    await expect(dialog.style.translate).toBe("");
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { args: { defaultOpen: true }, globals: { mode: "dark" } };

export const RightToLeft: Story = { args: { defaultOpen: true }, globals: { dir: "rtl" } };
