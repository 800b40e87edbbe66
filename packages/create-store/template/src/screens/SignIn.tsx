import {
  AuthFrame,
  Inline,
  Link,
  LoginPhoneForm,
  RegisterForm,
  type RegisterValues,
} from "@taanka/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { signUp } from "../account";
import { Code } from "../Code";
import { codeOf, messageOf } from "../errors";
import { languagesAt, locale, texts } from "../language";
import { useUser } from "../session";
import { store } from "../store";
import { titleOf } from "../title";
import { useWayBack } from "../wayBack";

type Step = { at: "phone" } | { at: "code"; refusal?: unknown } | { at: "register"; otp: string };

/** Failures of a code, which another code mends. */
const isOfCode = (error: unknown) => codeOf(error)?.startsWith("otp_") === true;

/** The face that has the letters of languages' names where a device has none. */
const face = { fontFamily: '"Language Names", var(--taanka-font-text)' };

/** The page in the shop's other languages: it has no footer. */
function OtherLanguages() {
  const others = languagesAt(useLocation().search).filter((one) => one.locale !== locale);
  return (
    <Inline gap="4" justify="center">
      {others.map(({ locale: tag, label, href }) => (
        <Link key={tag} href={href} lang={tag} hrefLang={tag} style={face} tone="muted" standalone>
          {label}
        </Link>
      ))}
    </Inline>
  );
}

/** Signing in with a phone number and a code; who is new is asked for name and e-mail. */
export default function SignIn() {
  const user = useUser();
  const wayBack = useWayBack();
  const [step, setStep] = useState<Step>({ at: "phone" });
  const [phoneNumber, setPhoneNumber] = useState("");
  const [person, setPerson] = useState<RegisterValues>();
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
    mutationFn: async ({ phone, ...typed }: RegisterValues) => {
      if (step.at !== "register" || phone !== phoneNumber) return sending.mutateAsync(phone);
      return signUp({ ...typed, phoneNumber, otp: step.otp });
    },
    onMutate: (typed) => setPerson(typed),
    onError: (refusal) => isOfCode(refusal) && setStep({ at: "code", refusal }),
  });
  if (user) return <Navigate to={wayBack} replace />;
  const title = { phone: texts.signIn, code: texts.code, register: texts.register }[step.at];
  return (
    <AuthFrame title={title} description={step.at === "phone" ? texts.signInText : undefined}>
      <title>{titleOf(title)}</title>
      {step.at === "phone" && (
        <LoginPhoneForm
          defaultValue={phoneNumber}
          onSubmit={(phone) => sending.mutateAsync(phone)}
          error={sending.error && messageOf(sending.error)}
          footer={languagesAt("").length > 1 && <OtherLanguages />}
        />
      )}
      {step.at === "code" && (
        <Code
          phoneNumber={phoneNumber}
          refusal={step.refusal}
          onNewcomer={(otp) => {
            joining.reset();
            setStep({ at: "register", otp });
          }}
          onBack={() => setStep({ at: "phone" })}
        />
      )}
      {step.at === "register" && (
        <RegisterForm
          autoFocus
          defaultValues={{ ...person, phone: phoneNumber }}
          onSubmit={(typed) => joining.mutateAsync(typed)}
          error={joining.error && messageOf(joining.error)}
        />
      )}
    </AuthFrame>
  );
}
