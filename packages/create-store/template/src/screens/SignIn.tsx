import { ApiError } from "@taanka/api-client";
import {
  AuthFrame,
  Button,
  LoginPhoneForm,
  Notice,
  OtpForm,
  RegisterForm,
  type RegisterValues,
} from "@taanka/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { signIn, signUp } from "../account";
import { messageOf } from "../errors";
import { texts } from "../language";
import { useUser } from "../session";
import { isSandbox, store } from "../store";
import { titleOf } from "../title";

const isUnknown = (error: unknown) =>
  error instanceof ApiError && error.code === "account_not_found";

interface CodeProps {
  phoneNumber: string;
  /** The code is right, and there is no account of this number yet. */
  onNewcomer: (otp: string) => void;
  onBack: () => void;
}

function Code({ phoneNumber, onNewcomer, onBack }: CodeProps) {
  const login = useMutation({
    mutationFn: (otp: string) => signIn({ phoneNumber, otp }),
    onError: (error, otp) => isUnknown(error) && onNewcomer(otp),
  });
  const again = useMutation({
    mutationFn: (channel: "text" | "voice") =>
      channel === "voice"
        ? store.auth.resendVoice({ phoneNumber })
        : store.auth.resendText({ phoneNumber }),
  });
  return (
    <OtpForm
      autoFocus
      autoSubmit
      destination={`+91 ${phoneNumber.slice(0, 5)} ${phoneNumber.slice(5)}`}
      onSubmit={(otp) => login.mutateAsync(otp)}
      onResend={(channel) => again.mutateAsync(channel)}
      error={login.error && messageOf(login.error)}
      resendError={again.error && messageOf(again.error)}
      notice={isSandbox && <Notice kind="info">{texts.sandboxCode}</Notice>}
      footer={
        <Button tone="quiet" size="small" fullWidth onClick={onBack}>
          {texts.otherNumber}
        </Button>
      }
    />
  );
}

type Step = { at: "phone" } | { at: "code" } | { at: "register"; otp: string };

/** Signing in with a phone number and a code; who is new is asked for name and e-mail. */
export function SignIn() {
  const user = useUser();
  const { state } = useLocation();
  const [step, setStep] = useState<Step>({ at: "phone" });
  const [phoneNumber, setPhoneNumber] = useState("");
  const sending = useMutation({
    // A number that has just got its code gets no second one: the API would refuse it.
    mutationFn: async (phone: string) => {
      if (phone !== phoneNumber) await store.auth.sendOtp({ phoneNumber: phone });
    },
    onSuccess: (_, phone) => {
      setPhoneNumber(phone);
      setStep({ at: "code" });
    },
  });
  const joining = useMutation({
    mutationFn: async ({ phone, ...person }: RegisterValues) => {
      if (step.at !== "register" || phone !== phoneNumber) return sending.mutateAsync(phone);
      return signUp({ ...person, phoneNumber, otp: step.otp });
    },
  });
  if (user) return <Navigate to={state?.from ?? "/orders"} replace />;
  const title = { phone: texts.signIn, code: texts.code, register: texts.register }[step.at];
  return (
    <AuthFrame title={title} description={step.at === "phone" ? texts.signInText : undefined}>
      <title>{titleOf(title)}</title>
      {step.at === "phone" && (
        <LoginPhoneForm
          defaultValue={phoneNumber}
          onSubmit={(phone) => sending.mutateAsync(phone)}
          error={sending.error && messageOf(sending.error)}
        />
      )}
      {step.at === "code" && (
        <Code
          phoneNumber={phoneNumber}
          onNewcomer={(otp) => setStep({ at: "register", otp })}
          onBack={() => setStep({ at: "phone" })}
        />
      )}
      {step.at === "register" && (
        <RegisterForm
          autoFocus
          defaultValues={{ phone: phoneNumber }}
          onSubmit={(person) => joining.mutateAsync(person)}
          error={joining.error && messageOf(joining.error)}
        />
      )}
    </AuthFrame>
  );
}
