import type { Meta, StoryObj } from "@storybook/react-vite";
import { Prose } from "./Prose";

const meta = {
  title: "Typography/Prose",
  component: Prose,
  args: {
    children: (
      <>
        <h2>Return &amp; Exchange Policy</h2>
        <p>
          Something not right? Send it back within <strong>7 days</strong> of delivery, unworn and
          with its tags. See <a href="#how">how to pack a saree</a>.
        </p>
        <h3>What we take back</h3>
        <ul>
          <li>Unworn garments with their tags</li>
          <li>Fall and pico work not yet done</li>
          <li>Blouse piece uncut</li>
        </ul>
        <blockquote>Every piece is checked by hand before it travels.</blockquote>
        <h3>When the money comes</h3>
        <ol>
          <li>We fetch the parcel.</li>
          <li>We check it within two days.</li>
          <li>The refund leaves the same day.</li>
        </ol>
        <table>
          <thead>
            <tr>
              <th scope="col">Paid by</th>
              <th scope="col">Refund within</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>UPI</td>
              <td>1 day</td>
            </tr>
            <tr>
              <td>Card</td>
              <td>5 days</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Policy: Story = {};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
