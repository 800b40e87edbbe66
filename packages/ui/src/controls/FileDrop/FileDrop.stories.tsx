import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { FileDrop, type FileDropProps } from "./FileDrop";

const pictureTypes = "image/jpeg,image/png,image/webp";

const meta = {
  title: "Controls/FileDrop",
  component: FileDrop,
  args: {
    label: "Pictures of the piece",
    name: "pictures",
    multiple: true,
    accept: pictureTypes,
    maxSize: 5 * 1024 * 1024,
    maxFiles: 4,
    onValueChange: fn(),
    onRefuse: fn(),
  },
  decorators: [
    (Story) => (
      <form style={{ maxInlineSize: 520 }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

async function pictureFile(key: string, name: string): Promise<File> {
  const image = new Image();
  image.src = `./pictures/${key}.webp`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
  return new File([blob], name, { type: "image/webp", lastModified: 1 });
}

/** Two real pictures of the sample catalogue, as files. */
const pictures = () =>
  Promise.all([
    pictureFile("ajrakh-modal-saree/indigo-front", "pallu-edge.webp"),
    pictureFile("bandhani-georgette-party-saree/plum-front", "border, close to the fold.webp"),
  ]);

const bill = () => new File(["%PDF"], "bill.pdf", { type: "application/pdf", lastModified: 1 });

const withFiles = (files: File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};

const drag = (target: Element, kind: "dragenter" | "dragover" | "drop", files: File[]) =>
  target.dispatchEvent(
    new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: withFiles(files) }),
  );

/** As the browser's own dialog does it: the input holds the files and tells of the change. */
const choose = (input: HTMLInputElement, files: File[]) => {
  input.files = withFiles(files).files;
  return fireEvent.change(input);
};

const inputOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText<HTMLInputElement>("Pictures of the piece");

const sent = (canvasElement: HTMLElement) =>
  new FormData(canvasElement.querySelector("form") ?? undefined)
    .getAll("pictures")
    .map((entry) => (entry instanceof File ? entry.name : entry));

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await expect(input).toHaveAccessibleDescription(
      "JPEG, PNG or WebP · Up to 5 MB each · At most 4 files",
    );
    await userEvent.tab();
    await expect(input).toHaveFocus();
  },
};

export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const files = await pictures();
    const input = inputOf(canvasElement);
    await choose(input, files.slice(0, 1));
    await expect(canvas.getByRole("status")).toHaveTextContent("pallu-edge.webp added");
    await choose(input, files);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(sent(canvasElement)).toEqual([
      "pallu-edge.webp",
      "border, close to the fold.webp",
    ]);
    const list = canvas.getByRole("list", { name: "Chosen files" });
    await waitFor(() => expect(list.querySelectorAll("img")).toHaveLength(2));
    await waitFor(() => {
      for (const image of list.querySelectorAll("img")) expect(image.naturalWidth).toBe(960);
    });
  },
};

export const Removed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = inputOf(canvasElement);
    await choose(input, await pictures());
    await userEvent.click(canvas.getByRole("button", { name: "Remove pallu-edge.webp" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("pallu-edge.webp removed");
    await expect(input).toHaveFocus();
    await expect(sent(canvasElement)).toEqual(["border, close to the fold.webp"]);
    await choose(input, (await pictures()).slice(0, 1));
    await expect(sent(canvasElement)).toHaveLength(2);
  },
};

/** A reset of the form takes back what was chosen and refused, and the form sends nothing of it. */
export const Reset: Story = {
  play: async ({ args, canvasElement }) => {
    const input = inputOf(canvasElement);
    await choose(input, [...(await pictures()), bill()]);
    await waitFor(() => expect(sent(canvasElement)).toHaveLength(2));
    await expect(input).toBeInvalid();
    input.form?.reset();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([]));
    await waitFor(() => expect(input).toBeValid());
    await expect(within(canvasElement).queryByRole("list")).toBeNull();
    await expect(input.files).toHaveLength(0);
  },
};

export const Dropped: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = inputOf(canvasElement);
    const [picture] = await pictures();
    if (!picture) throw new Error("no picture");
    drag(input, "dragenter", [picture]);
    drag(input, "dragover", [picture]);
    await waitFor(() => expect(canvas.getByText("Let go to add")).toBeVisible());
    drag(input, "drop", [picture, bill()]);
    await waitFor(() => expect(canvas.getByText("pallu-edge.webp")).toBeVisible());
    await expect(canvas.queryByText("Let go to add")).toBeNull();
    await expect(
      canvas.getByText("bill.pdf is of another type. Choose JPEG, PNG or WebP."),
    ).toBeVisible();
    await expect(args.onRefuse).toHaveBeenCalledWith([expect.objectContaining({ reason: "type" })]);
    await expect(sent(canvasElement)).toEqual(["pallu-edge.webp"]);
  },
};

export const Pasted: Story = {
  play: async ({ args, canvasElement }) => {
    const input = inputOf(canvasElement);
    const files = (await pictures()).slice(1);
    input.focus();
    input.dispatchEvent(
      new ClipboardEvent("paste", { bubbles: true, clipboardData: withFiles(files) }),
    );
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(files));
    await expect(sent(canvasElement)).toEqual(["border, close to the fold.webp"]);
  },
};

export const Refused: Story = {
  args: { maxSize: 20 * 1024, maxFiles: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = inputOf(canvasElement);
    const [large] = await pictures();
    const small = (name: string) => new File(["x"], name, { type: "image/png", lastModified: 1 });
    if (!large) throw new Error("no picture");
    drag(input, "drop", [large, bill(), new File([], "nothing.png", { type: "image/png" })]);
    await waitFor(() => expect(canvas.getByText("nothing.png is empty.")).toBeVisible());
    await expect(
      canvas.getByText(/^pallu-edge.webp is too large .* The limit is 20 kB.$/),
    ).toBeVisible();
    await expect(input).toBeInvalid();
    await choose(input, [small("a.png"), small("b.png"), small("c.png")]);
    await expect(
      canvas.getByText("There is no room for c.png. The limit is 2 files."),
    ).toBeVisible();
    await expect(canvas.queryByText("nothing.png is empty.")).toBeNull();
    await expect(sent(canvasElement)).toEqual(["a.png", "b.png"]);
  },
};

export const One: Story = {
  args: { label: "Picture of your shop", multiple: false, required: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>(/^Picture of your shop/);
    await expect(input).toBeRequired();
    const files = await pictures();
    await choose(input, files.slice(0, 1));
    await choose(input, files.slice(1));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
    await expect(sent(canvasElement)).toEqual(["border, close to the fold.webp"]);
    await expect(input.checkValidity()).toBe(true);
  },
};

/** Sends nothing: it shows the states that a shop would report. */
function Uploading(args: FileDropProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileDrop
      {...args}
      value={files}
      onValueChange={setFiles}
      fileState={(file) =>
        file.name.startsWith("pallu")
          ? { progress: 0.6 }
          : { error: "The connection broke off. Remove it and try again." }
      }
    />
  );
}

export const Sending: Story = {
  render: (args) => <Uploading {...args} />,
  play: async ({ canvasElement }) => {
    await choose(inputOf(canvasElement), await pictures());
    const bar = within(canvasElement).getByRole("progressbar", { name: "Sending pallu-edge.webp" });
    await expect(bar).toHaveAttribute("value", "0.6");
    await expect(within(canvasElement).getByText("Sending · 60%")).toBeVisible();
  },
};

export const AnyFile: Story = {
  args: {
    label: "Papers",
    accept: undefined,
    maxSize: undefined,
    maxFiles: 3,
    hint: "GST certificate, PAN card",
  },
  play: async ({ canvasElement }) => {
    await choose(within(canvasElement).getByLabelText("Papers"), [bill()]);
    await expect(within(canvasElement).getByText("bill.pdf")).toBeVisible();
  },
};

export const Invalid: Story = { args: { error: "Please add a picture of the piece" } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    const input = inputOf(canvasElement);
    await expect(input).toBeDisabled();
    drag(input, "drop", await pictures());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = { ...Sending, globals: { viewport: { value: "phone" } } };

export const Hindi: Story = {
  args: { label: "कपड़े की तस्वीरें" },
  globals: { locale: "hi-IN" },
};

export const Dark: Story = { ...Sending, globals: { mode: "dark" } };

export const RightToLeft: Story = { ...Sending, globals: { dir: "rtl" } };
