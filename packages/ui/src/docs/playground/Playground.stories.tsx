import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { Playground } from "./Playground";

const meta = {
  title: "Brand playground",
  component: Playground,
  parameters: { bleed: true, controls: { disable: true } },
} satisfies Meta<typeof Playground>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {};

const accentOf = (canvas: HTMLElement) => {
  const theme = canvas.querySelector<HTMLElement>("section [data-taanka-brand]");
  if (!theme) throw new Error("The preview has no theme");
  return getComputedStyle(theme).getPropertyValue("--taanka-color-accent").trim();
};

const panelOf = (canvas: HTMLElement) =>
  within(within(canvas).getByRole("complementary", { name: "Brand" }));

export const TellsWhatDoesNotRead: Story = {
  play: async ({ canvasElement }) => {
    const panel = panelOf(canvasElement);
    const contrast = within(panel.getByRole("region", { name: "Contrast" }));
    await expect(contrast.getByRole("status")).toHaveTextContent("pairs read at AA");

    const hex = panel.getByRole("textbox", { name: "accent, hex" });
    fireEvent.change(hex, { target: { value: "#e0b0c0" } });
    await expect(accentOf(canvasElement)).toBe("#e0b0c0");
    await expect(contrast.getByRole("status")).toHaveTextContent(/\d+ of \d+ pairs fall below AA/);
    await expect(contrast.getAllByText("light.color.accent").length).toBeGreaterThan(0);

    fireEvent.change(hex, { target: { value: "#2f5d50" } });
    await userEvent.click(panel.getByRole("button", { name: "Make the rest from three" }));
    await waitFor(() => expect(contrast.getByRole("status")).toHaveTextContent("pairs read at AA"));
  },
};

export const ExportsAndReadsBack: Story = {
  play: async ({ canvasElement }) => {
    const panel = panelOf(canvasElement);
    const hex = panel.getByRole("textbox", { name: "accent, hex" });
    fireEvent.change(hex, { target: { value: "#2f5d50" } });
    await userEvent.click(panel.getByRole("button", { name: "Make the rest from three" }));
    await userEvent.click(panel.getByRole("radio", { name: "Round" }));
    const written = panel.getByRole("region", { name: "Exported theme" });
    await expect(written).toHaveTextContent("--taanka-color-accent: #2f5d50;");
    await expect(written).toHaveTextContent("--taanka-radius-control: 14px;");
    const css = written.textContent ?? "";
    await userEvent.click(panel.getByRole("radio", { name: "createBrand" }));
    await expect(written).toHaveTextContent('accent: "#2f5d50"');
    await userEvent.click(panel.getByRole("radio", { name: "Tokens" }));
    await expect(JSON.parse(written.textContent ?? "")).toHaveProperty(
      "color.accent.$value.hex",
      "#2f5d50",
    );

    await userEvent.click(panel.getByRole("button", { name: "Kora" }));
    await expect(accentOf(canvasElement)).toBe("#1B1A17");
    const paste = panel.getByRole("textbox", { name: "Style sheet or design tokens" });
    await userEvent.click(panel.getByRole("button", { name: "Read" }));
    await expect(paste).toHaveAccessibleDescription(/Paste a style sheet/);
    fireEvent.change(paste, { target: { value: css } });
    await userEvent.click(panel.getByRole("button", { name: "Read" }));
    await expect(accentOf(canvasElement)).toBe("#2f5d50");
    await expect(panel.getByRole("radio", { name: "Round" })).toBeChecked();

    await userEvent.click(panel.getByRole("radio", { name: "Dark" }));
    await expect(accentOf(canvasElement)).not.toBe("#2f5d50");
    await userEvent.click(panel.getByRole("button", { name: "Taanka" }));
    await expect(accentOf(canvasElement)).toBe("#E58AA3");
    await userEvent.click(panel.getByRole("radio", { name: "Light" }));
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
