import {
  accountProblem,
  formatPhone,
  messageOf,
  useCodeDelivery,
  useSession,
  useSignIn,
} from "@taanka/store";
import {
  LeaveSignIn,
  phoneLength,
  type SignInFlow,
  useSignInFlow,
} from "@taanka/store/react-router";
import { AuthFrame, Link, Notice, OtpForm, PageLoader } from "@taanka/ui";
import { type ReactNode, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { shop } from "../../config";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";

const channels = ["text", "voice"] as const;

/** Sends and takes the code, then signs in or registers with it. */
function Code({ flow, footer }: { flow: SignInFlow; footer: ReactNode }) {
  const { key } = useLocation();
  const texts = useTexts().signIn;
  const [code, setCode] = useState("");
  const {
    resend,
    waitUntil,
    sent,
    error: notSent,
    delivery,
  } = useCodeDelivery(flow.phoneNumber, key);
  const signIn = useSignIn(flow);
  const fallback = flow.registration ? texts.register.failed : texts.login.failed;
  return (
    <OtpForm
      autoFocus
      autoSubmit
      {...(sent && { destination: formatPhone(flow.phoneNumber, shop.phonePrefix) })}
      value={code}
      onValueChange={setCode}
      onSubmit={(otp) => signIn.mutateAsync(otp, { onError: () => setCode("") })}
      onResend={resend}
      channels={channels}
      waitUntil={waitUntil}
      error={signIn.error && messageOf(signIn.error, fallback)}
      resendError={
        notSent &&
        messageOf(notSent, delivery === "first" ? texts.code.sendFailed : texts.code.resendFailed)
      }
      notice={<OtherWay error={signIn.error} />}
      footer={footer}
    />
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
        <span>{noAccount}</span> <Link {...linkTo(paths.register)}>{createAccount}</Link>
      </Notice>
    );
  }
  if (problem === "exists") {
    return (
      <Notice kind="info">
        <span>{knownNumber}</span>{" "}
        <Link {...linkTo(paths.login, { registration: undefined })}>{login}</Link>
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
      <Code
        flow={flow}
        footer={
          <>
            <span>{wrongNumber}</span> <Link {...linkTo(paths.login)}>{changeNumber}</Link>
          </>
        }
      />
    </AuthFrame>
  );
}
