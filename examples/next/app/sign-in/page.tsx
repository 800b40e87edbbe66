import { SignIn } from "../../shop/SignIn";

export default function SignInPage() {
  return <SignIn />;
}
