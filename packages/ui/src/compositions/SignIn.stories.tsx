import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoginPhoneForm, OtpForm } from "../commerce";
import { uprightBanner } from "../docs/shop";
import { AuthFrame } from "../sections";
import { pageParameters } from "./ShopPage";

interface SignInProps {
  step?: "phone" | "code";
}

/** Signing in with a one-time code: the number, then the code. */
function SignIn({ step = "phone" }: SignInProps) {
  const picture = uprightBanner("wedding");
  if (step === "code") {
    return (
      <AuthFrame title="Verify your number" picture={picture}>
        <OtpForm destination="+91 98765 43210" onResend={() => {}} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Login"
      description="We send a one-time code to your phone. No password to remember."
      picture={picture}
    >
      <LoginPhoneForm />
    </AuthFrame>
  );
}

const meta = {
  title: "Compositions/Sign in",
  component: SignIn,
  parameters: pageParameters,
} satisfies Meta<typeof SignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Code: Story = { args: { step: "code" } };

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
