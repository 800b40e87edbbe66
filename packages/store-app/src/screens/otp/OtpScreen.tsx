import { OTP_LENGTH } from "@taanka/api-client/contract";
import {
  AuthFrame,
  Link,
  Notice,
  OtpForm,
  type OtpFormProps,
  PageLoader,
  Stack,
  Text,
} from "@taanka/ui";
import { useEffect, useRef, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { shop } from "../../config";
import { accountProblem, useSignIn } from "../../data/auth";
import { messageOf } from "../../data/errors";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { LeaveSignIn } from "../../session/LeaveSignIn";
import { useSession } from "../../session/SessionProvider";
import { phoneLength, type SignInFlow, useSignInFlow } from "../../session/signInFlow";
import { useTexts } from "../../texts";
import { useCodeDelivery } from "./useCodeDelivery";

/** `+91 98765 43210`. */
const asRead = (phone: string) => `${shop.phonePrefix} ${phone.slice(0, 5)} ${phone.slice(5)}`;

/** The form, ready to be typed into: whoever asked for a code has nothing else to do here. */
function ReadyOtpForm(props: OtpFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  return <OtpForm {...props} ref={form} />;
}

/** Sends and takes the code, then signs in or registers with it. */
function Code({ flow }: { flow: SignInFlow }) {
  const { key } = useLocation();
  const texts = useTexts().signIn;
  const [code, setCode] = useState("");
  const { resend, refusal, error: notSent } = useCodeDelivery(flow.phoneNumber, key);
  const signIn = useSignIn(flow);
  const fallback = flow.registration ? texts.register.failed : texts.login.failed;
  const failure = signIn.error && messageOf(signIn.error, fallback);
  const submit = (otp: string) => signIn.mutate(otp, { onError: () => setCode("") });
  return (
    <>
      <ReadyOtpForm
        key={refusal?.count}
        destination={asRead(flow.phoneNumber)}
        value={code}
        onValueChange={(next) => {
          setCode(next);
          if (next.length === OTP_LENGTH) submit(next);
        }}
        onSubmit={submit}
        onResend={resend}
        {...(refusal && { resendAfter: refusal.wait })}
        busy={signIn.isPending}
        error={failure ?? notSent}
      />
      <OtherWay error={signIn.error} />
    </>
  );
}

/** Where to go with a number that has no account yet, or has one already. */
function OtherWay({ error }: { error: Error | null }) {
  const { linkTo } = useSignInFlow();
  const { noAccount, createAccount, knownNumber, login } = useTexts().signIn.code;
  const problem = accountProblem(error);
  if (problem === "missing") {
    return (
      <Notice kind="info">
        {noAccount} <Link {...linkTo(paths.register)}>{createAccount}</Link>
      </Notice>
    );
  }
  if (problem === "exists") {
    return (
      <Notice kind="info">
        {knownNumber} <Link {...linkTo(paths.login, { registration: undefined })}>{login}</Link>
      </Notice>
    );
  }
  return null;
}

/** Code entry, for signing in and for registering. */
export default function OtpScreen() {
  const { known } = useSession();
  const { flow, linkTo } = useSignInFlow();
  const { title, pageTitle, description, wrongNumber, changeNumber } = useTexts().signIn.code;
  const meta = <PageMeta title={pageTitle} description={description} />;
  // What was filled in before is in the browser's history, of which the server knows nothing.
  if (!known) {
    return (
      <>
        {meta}
        <PageLoader />
      </>
    );
  }
  if (flow.phoneNumber.length !== phoneLength) return <Navigate to={paths.login} replace />;
  return (
    <AuthFrame title={title}>
      {meta}
      <LeaveSignIn />
      <Stack gap="6">
        <Code flow={flow} />
        <Text tone="muted" size="sm">
          {wrongNumber} <Link {...linkTo(paths.login)}>{changeNumber}</Link>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
