import {
  AuthFrame,
  Button,
  Countdown,
  Inline,
  Link,
  Notice,
  OtpField,
  Stack,
  Text,
} from "@taanka/ui";
import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { messageOf } from "../../data/errors";
import { PageMeta } from "../../seo/PageMeta";
import { useSignInFlow } from "../../session/signInFlow";
import { useOtpDelivery, useSignIn } from "./useOtp";

const codeLength = 6;

/** Code entry, for signing in and for registering. */
export default function OtpScreen() {
  const { flow, linkTo, finish } = useSignInFlow();
  const { key } = useLocation();
  const [code, setCode] = useState("");
  const delivery = useOtpDelivery(flow.phoneNumber, key);
  const signIn = useSignIn(flow);
  const fallback = flow.registration ? "Failed to register user" : "Failed to login";
  const failure = signIn.error && messageOf(signIn.error, fallback);
  const unknownNumber = signIn.error && "status" in signIn.error && signIn.error.status === 404;

  if (flow.phoneNumber.length !== 10) return <Navigate to="/login" replace />;

  const submit = (otp: string) => {
    if (otp.length !== codeLength || signIn.isPending) return;
    signIn.mutate(otp, { onSuccess: finish, onError: () => setCode("") });
  };

  return (
    <AuthFrame
      title="Enter the code"
      description={`We sent a six-digit code to +91 ${flow.phoneNumber.slice(0, 5)} ${flow.phoneNumber.slice(5)}.`}
    >
      <PageMeta
        title="Verify your number"
        description="Enter the one-time code sent to your phone."
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(code);
        }}
      >
        <Stack gap="6">
          <OtpField
            label="One-time code"
            value={code}
            onValueChange={setCode}
            onComplete={submit}
            error={failure}
            autoFocus
          />
          {unknownNumber && (
            <Notice kind="info">
              No account yet? <Link {...linkTo("/register")}>Create one with this number</Link>
            </Notice>
          )}
          {delivery.error && <Notice kind="error">{delivery.error}</Notice>}
          <Button
            type="submit"
            fullWidth
            disabled={code.length !== codeLength}
            loading={signIn.isPending}
          >
            Verify and continue
          </Button>
          <Resend {...delivery} />
          <Text tone="muted" size="sm">
            Wrong number? <Link {...linkTo("/login")}>Change it</Link>
          </Text>
        </Stack>
      </form>
    </AuthFrame>
  );
}

type ResendProps = Pick<ReturnType<typeof useOtpDelivery>, "resend" | "sending" | "waitUntil">;

/** Another code by text or voice, once the minute is over. */
function Resend({ resend, sending, waitUntil }: ResendProps) {
  const [endedAt, setEndedAt] = useState<number | undefined>(undefined);
  const waiting = waitUntil !== undefined && endedAt !== waitUntil;
  return (
    <Stack gap="2">
      {waiting && (
        <Text tone="muted" size="sm" as="div">
          Send it again in <Countdown until={waitUntil} onEnd={() => setEndedAt(waitUntil)} />
        </Text>
      )}
      <Inline gap="2">
        <Button
          tone="quiet"
          size="small"
          disabled={waiting || sending}
          onClick={() => resend("text")}
        >
          Resend by SMS
        </Button>
        <Button
          tone="quiet"
          size="small"
          disabled={waiting || sending}
          onClick={() => resend("voice")}
        >
          Resend by voice call
        </Button>
      </Inline>
    </Stack>
  );
}
