import { Button, Notice, OtpForm } from "@taanka/ui";
import { useMutation } from "@tanstack/react-query";
import { signIn } from "./account";
import { codeOf, messageOf } from "./errors";
import { texts } from "./language";
import { isSandbox, store } from "./store";

interface CodeProps {
  phoneNumber: string;
  /** Why an earlier code does not do any more: another one can be asked for at once. */
  refusal: unknown;
  /** The code is right, and there is no account of this number yet. */
  onNewcomer: (otp: string) => void;
  onBack: () => void;
}

/** Takes the code that was sent to a phone. */
export function Code({ phoneNumber, refusal, onNewcomer, onBack }: CodeProps) {
  const login = useMutation({
    mutationFn: (otp: string) => signIn({ phoneNumber, otp }),
    onError: (error, otp) => codeOf(error) === "account_not_found" && onNewcomer(otp),
  });
  const again = useMutation({
    mutationFn: (channel: "text" | "voice") =>
      channel === "voice"
        ? store.auth.resendVoice({ phoneNumber })
        : store.auth.resendText({ phoneNumber }),
  });
  const problem = login.error ?? (login.isIdle && refusal);
  return (
    <OtpForm
      autoFocus
      autoSubmit
      destination={`+91 ${phoneNumber.slice(0, 5)} ${phoneNumber.slice(5)}`}
      onSubmit={(otp) => login.mutateAsync(otp)}
      channels={["text", "voice"]}
      onResend={(channel) => again.mutateAsync(channel)}
      resendAfter={refusal ? 0 : undefined}
      error={problem ? messageOf(problem) : undefined}
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
