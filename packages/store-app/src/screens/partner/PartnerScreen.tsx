import {
  applicationRefusal,
  partnerCopies,
  useApplication,
  usePincodeStates,
  useSession,
} from "@taanka/store";
import { ButtonLink, EmptyState, PartnerForm, type PartnerStep, Stack, Text } from "@taanka/ui";
import { useMemo, useState } from "react";
import { AccountPage } from "../../components/AccountPage";
import { rescueFocus } from "../../components/rescueFocus";
import { shop } from "../../config";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";

function Received({ email }: { email: string }) {
  const { partner: texts, common } = useTexts();
  return (
    <EmptyState
      drawing="needle"
      title={texts.received}
      action={<ButtonLink href={paths.profile}>{common.backToProfile}</ButtonLink>}
    >
      {texts.receivedText(email)}
    </EmptyState>
  );
}

/** The application in its two steps. What is filled in stays on the device until it is verified. */
function Application() {
  const { user } = useSession();
  const { partner: texts } = useTexts();
  const copies = useMemo(() => partnerCopies(user?.phoneNumber ?? ""), [user?.phoneNumber]);
  const [start] = useState(() => ({
    name: user?.name ?? "",
    email: user?.email ?? "",
    mobile: user?.phoneNumber ?? "",
    ...copies.draft.read(),
  }));
  // Whoever comes anew begins with the form, whatever step they left at.
  const [step, setStep] = useState<PartnerStep>("form");
  const [email, setEmail] = useState(start.email);
  const [done, setDone] = useState(false);
  const { mutateAsync, error } = useApplication();
  const { pincodeStates, onValuesChange } = usePincodeStates(start.pincode);
  if (done) return <Received email={email} />;
  return (
    <Stack gap="8">
      {step === "form" && <Text tone="muted">{texts.text(shop.name)}</Text>}
      <PartnerForm
        step={step}
        onStepChange={(next) => {
          setStep(next);
          copies.step.write(next);
        }}
        defaultValues={start}
        pincodeStates={pincodeStates}
        onValuesChange={(values) => {
          copies.draft.write(values);
          onValuesChange(values);
        }}
        {...applicationRefusal(error, texts.failed)}
        onSubmit={async (values) => {
          await mutateAsync(values);
          setEmail(values.email);
        }}
        onVerify={() => {
          copies.verified.write({ email });
          copies.draft.remove();
          setDone(true);
          rescueFocus();
        }}
      />
    </Stack>
  );
}

/** Applying to sell through the shop. */
export default function PartnerScreen() {
  const texts = useTexts().partner;
  return (
    <AccountPage title={texts.title} current="partner">
      <PageMeta title={texts.title} description={texts.description(shop.name)} />
      <Application />
    </AccountPage>
  );
}
