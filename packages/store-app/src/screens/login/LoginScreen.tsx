import { AuthFrame, Button, Link, PhoneField, Stack, Text } from "@taanka/ui";
import { useState } from "react";
import { PageMeta } from "../../seo/PageMeta";
import { useSignInFlow } from "../../session/signInFlow";

/** Phone entry: the first step of signing in. */
export default function LoginScreen() {
  const { flow, goOn, linkTo } = useSignInFlow();
  const [phone, setPhone] = useState(flow.phoneNumber);
  const complete = phone.length === 10;
  return (
    <AuthFrame
      title="Login"
      description="We send a one-time code to your phone. No password to remember."
    >
      <PageMeta title="Login" description="Sign in with your phone number and a one-time code." />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (complete) goOn("/otp", { phoneNumber: phone, registration: undefined });
        }}
      >
        <Stack gap="6">
          <PhoneField
            label="Mobile number"
            name="phoneNumber"
            value={phone}
            onValueChange={setPhone}
            required
          />
          <Button type="submit" fullWidth disabled={!complete}>
            Continue
          </Button>
          <Text tone="muted" size="sm">
            New to TAANKA?{" "}
            <Link {...linkTo("/register", { phoneNumber: phone })}>Create an account</Link>
          </Text>
        </Stack>
      </form>
    </AuthFrame>
  );
}
