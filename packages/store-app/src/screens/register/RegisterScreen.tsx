import { AuthFrame, Button, Link, PhoneField, Stack, Text, TextField } from "@taanka/ui";
import { useState } from "react";
import * as v from "valibot";
import { PageMeta } from "../../seo/PageMeta";
import { useSignInFlow } from "../../session/signInFlow";

const formSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty("Please enter your name")),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Please enter your email address"),
    v.email("Please enter a valid email address"),
  ),
  phoneNumber: v.pipe(v.string(), v.regex(/^\d{10}$/, "Phone number must be exactly 10 digits")),
});

type FormErrors = Partial<Record<keyof v.InferInput<typeof formSchema>, string>>;

/** The first message of each field that is wrong. */
function errorsOf(issues: readonly v.BaseIssue<unknown>[]): FormErrors {
  const { nested } = v.flatten<typeof formSchema>(
    issues as [v.InferIssue<typeof formSchema>, ...v.InferIssue<typeof formSchema>[]],
  );
  return {
    name: nested?.name?.[0],
    email: nested?.email?.[0],
    phoneNumber: nested?.phoneNumber?.[0],
  };
}

/** Name, mobile and e-mail of a newcomer; the code that proves the number comes next. */
export default function RegisterScreen() {
  const { flow, goOn, linkTo } = useSignInFlow();
  const [name, setName] = useState(flow.registration?.name ?? "");
  const [email, setEmail] = useState(flow.registration?.email ?? "");
  const [phoneNumber, setPhoneNumber] = useState(flow.phoneNumber);
  const [errors, setErrors] = useState<FormErrors>({});

  const submit = () => {
    const parsed = v.safeParse(formSchema, { name, email, phoneNumber });
    if (!parsed.success) {
      setErrors(errorsOf(parsed.issues));
      return;
    }
    const { phoneNumber: phone, ...registration } = parsed.output;
    goOn("/otp", { phoneNumber: phone, registration });
  };

  return (
    <AuthFrame title="Create an account" description="For orders, wishlist and a quicker checkout.">
      <PageMeta title="Register" description="Create a TAANKA account with your phone number." />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="6">
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            value={name}
            onValueChange={setName}
            error={errors.name}
            required
          />
          <PhoneField
            label="Mobile"
            name="phoneNumber"
            value={phoneNumber}
            onValueChange={setPhoneNumber}
            error={errors.phoneNumber}
            required
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            value={email}
            onValueChange={setEmail}
            error={errors.email}
            required
          />
          <Button type="submit" fullWidth>
            Continue
          </Button>
          <Text tone="muted" size="sm">
            Already with us? <Link {...linkTo("/login", { phoneNumber })}>Login</Link>
          </Text>
        </Stack>
      </form>
    </AuthFrame>
  );
}
