import { SignIn } from "../shop/SignIn";

export const meta = () => [{ title: "Sign in" }];

export default function SignInPage() {
  return <SignIn />;
}
