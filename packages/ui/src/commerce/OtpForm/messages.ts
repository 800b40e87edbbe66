export interface OtpFormMessages {
  label: string;
  /** `{destination}` is where the code went, `{length}` how many digits it has. */
  sentTo: string;
  submit: string;
  /** Before the time that is left. */
  wait: string;
  /** Announced when another code may be asked for. */
  canResend: string;
  notReceived: string;
  /** Sends another code by text message. */
  text: string;
  /** Sends another code by a call. */
  voice: string;
}

export const otpFormMessages: OtpFormMessages = {
  label: "One-time code",
  sentTo: "Enter the {length}-digit code sent to {destination}",
  submit: "Verify",
  wait: "Send again in",
  canResend: "You can ask for another code now",
  notReceived: "Didn’t get the code?",
  text: "Resend by SMS",
  voice: "Resend by voice call",
};
