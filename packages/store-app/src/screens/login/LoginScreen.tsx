import { LeaveSignIn, useSignInFlow } from "@taanka/store/react-router";
import { AuthFrame, Link, LoginPhoneForm } from "@taanka/ui";
import { useState } from "react";
import { shop } from "../../config";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";

/** Phone entry: the first step of signing in. */
export default function LoginScreen() {
  const { flow, goOn, linkTo } = useSignInFlow();
  const [phone, setPhone] = useState(flow.phoneNumber);
  const { title, description, text, newTo, register } = useTexts().signIn.login;
  return (
    <AuthFrame title={title} description={text}>
      <PageMeta title={title} description={description} />
      <LeaveSignIn />
      <LoginPhoneForm
        value={phone}
        onValueChange={setPhone}
        onSubmit={(phoneNumber) => goOn(paths.otp, { phoneNumber, registration: undefined })}
        footer={
          <>
            <span>{newTo(shop.name)}</span>{" "}
            <Link {...linkTo(paths.register, { phoneNumber: phone })}>{register}</Link>
          </>
        }
      />
    </AuthFrame>
  );
}
