import * as v from "valibot";
import { phoneLength } from "../../session/signInFlow";
import type { Texts } from "../../texts";

/** What a newcomer fills in, in the order of the form. */
export interface Registration {
  name: string;
  phoneNumber: string;
  email: string;
}

const emailSchema = v.pipe(v.string(), v.trim(), v.email());

/** What is wrong, by field; nothing is said about a field that is right. */
export function registrationErrors(
  { name, phoneNumber, email }: Registration,
  texts: Texts["signIn"]["register"],
): Partial<Record<keyof Registration, string>> {
  return {
    ...(name.trim() === "" && { name: texts.nameMissing }),
    ...(phoneNumber.length !== phoneLength && { phoneNumber: texts.mobileWrong }),
    ...(!v.safeParse(emailSchema, email).success && {
      email: email.trim() === "" ? texts.emailMissing : texts.emailWrong,
    }),
  };
}
