import { AuthFrame, Button, Link, PhoneField, Stack, Text, TextField } from "@taanka/ui";
import { type SubmitEvent, useState } from "react";
import { shop } from "../../config";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { LeaveSignIn } from "../../session/LeaveSignIn";
import { useSignInFlow } from "../../session/signInFlow";
import { useTexts } from "../../texts";
import { type Registration, registrationErrors } from "./registration";

interface RegisterFormProps {
  values: Registration;
  onChange: (change: Partial<Registration>) => void;
  onSubmit: (values: Registration) => void;
}

/** Says what is wrong once it was sent, and no longer than it is wrong. */
function RegisterForm({ values, onChange, onSubmit }: RegisterFormProps) {
  const texts = useTexts().signIn.register;
  const [tried, setTried] = useState(false);
  const found = registrationErrors(values, texts);
  const errors = tried ? found : {};
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const [wrong] = Object.keys(found);
    if (wrong === undefined) return onSubmit(values);
    const field = event.currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="6">
        <TextField
          label={texts.name}
          name="name"
          autoComplete="name"
          value={values.name}
          onValueChange={(name) => onChange({ name })}
          error={errors.name}
          required
        />
        <PhoneField
          label={texts.mobile}
          name="phoneNumber"
          value={values.phoneNumber}
          onValueChange={(phoneNumber) => onChange({ phoneNumber })}
          error={errors.phoneNumber}
          required
        />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          value={values.email}
          onValueChange={(email) => onChange({ email })}
          error={errors.email}
          required
        />
        <Button type="submit" fullWidth>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}

/** Name, mobile and e-mail of a newcomer; the code that proves the number comes next. */
export default function RegisterScreen() {
  const { flow, goOn, linkTo } = useSignInFlow();
  const { phoneNumber, registration = { name: "", email: "" } } = flow;
  const [values, setValues] = useState<Registration>({ ...registration, phoneNumber });
  const texts = useTexts().signIn.register;
  return (
    <AuthFrame title={texts.title} description={texts.text}>
      <PageMeta title={texts.pageTitle} description={texts.description(shop.name)} />
      <LeaveSignIn />
      <Stack gap="6">
        <RegisterForm
          values={values}
          onChange={(change) => setValues({ ...values, ...change })}
          onSubmit={({ name, email, phoneNumber }) =>
            goOn(paths.otp, {
              phoneNumber,
              registration: { name: name.trim(), email: email.trim() },
            })
          }
        />
        <Text tone="muted" size="sm">
          {texts.already}{" "}
          <Link {...linkTo(paths.login, { phoneNumber: values.phoneNumber })}>{texts.login}</Link>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
