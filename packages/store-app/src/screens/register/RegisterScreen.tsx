import { LeaveSignIn, useSignInFlow } from "@taanka/store/react-router";
import { AuthFrame, Link, RegisterForm } from "@taanka/ui";
import { useState } from "react";
import { shop } from "../../config";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";

/** Name, mobile and e-mail of a newcomer; the code that proves the number comes next. */
export default function RegisterScreen() {
  const { flow, goOn, linkTo } = useSignInFlow();
  const [values, setValues] = useState({
    name: "",
    email: "",
    ...flow.registration,
    phone: flow.phoneNumber,
  });
  const texts = useTexts().signIn.register;
  return (
    <AuthFrame title={texts.title} description={texts.text}>
      <PageMeta title={texts.pageTitle} description={texts.description(shop.name)} />
      <LeaveSignIn />
      <RegisterForm
        values={values}
        onValuesChange={setValues}
        onSubmit={({ phone, ...registration }) =>
          goOn(paths.otp, { phoneNumber: phone, registration })
        }
        footer={
          <>
            <span>{texts.already}</span>{" "}
            <Link {...linkTo(paths.login, { phoneNumber: values.phone })}>{texts.login}</Link>
          </>
        }
      />
    </AuthFrame>
  );
}
