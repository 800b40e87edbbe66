import {
  addressRefusal,
  chooseForCheckout,
  toAddressInput,
  toPostal,
  useDeliveryAddress,
  useSaveAddress,
  useSession,
} from "@taanka/store";
import { useGoSignIn } from "@taanka/store/react-router";
import {
  AddressChoice,
  Button,
  ErrorState,
  Heading,
  Inline,
  PageLoader,
  Stack,
  Text,
} from "@taanka/ui";
import { type RefObject, useId, useRef, useState } from "react";
import { DeliveryDay } from "../../components/DeliveryDay";
import { NewAddressForm } from "../../components/NewAddressForm";
import { rescueFocus } from "../../components/rescueFocus";
import { shop } from "../../config";
import { useTexts } from "../../texts";
import { Obstacle } from "./Obstacle";

export interface DeliveryAddressProps {
  /** What is wrong with it, where that stands in the way to payment. */
  missing: string | undefined;
  /** How often the way to payment was tried. */
  tries: number;
}

/** Where the order goes; who it goes to has to sign in first. */
export function DeliveryAddress({ missing, tries }: DeliveryAddressProps) {
  const { signedIn } = useSession();
  const headingId = useId();
  const part = useRef<HTMLDivElement>(null);
  // From there on the form itself says what is missing of the address.
  const [heard, setHeard] = useState(0);
  const { delivery } = useTexts().addresses;
  return (
    <Stack
      gap="6"
      as="section"
      ref={part}
      aria-labelledby={headingId}
      onSubmitCapture={() => setHeard(tries)}
    >
      <Heading level={2} size="xl" id={headingId}>
        {delivery}
      </Heading>
      {missing && heard < tries && <Obstacle key={tries}>{missing}</Obstacle>}
      {signedIn ? <ChooseAddress part={part} isRefused={missing !== undefined} /> : <SignInFirst />}
    </Stack>
  );
}

function SignInFirst() {
  const { guest } = useTexts().cart;
  const goSignIn = useGoSignIn();
  return (
    <Stack gap="4">
      <Text tone="muted">{guest.delivery}</Text>
      <Inline>
        <Button tone="secondary" onClick={goSignIn}>
          {guest.signIn}
        </Button>
      </Inline>
    </Stack>
  );
}

interface ChooseAddressProps {
  part: RefObject<HTMLElement | null>;
  /** It is said above that nothing comes to the chosen one. */
  isRefused: boolean;
}

/** A saved address, or a new one that is saved as the default. */
function ChooseAddress({ part, isRefused }: ChooseAddressProps) {
  const { address, addresses, isPending, error, refetch } = useDeliveryAddress();
  const save = useSaveAddress({ choose: true });
  const [adding, setAdding] = useState(false);
  // What was pressed is gone then: the other one's fields have the focus.
  const show = (wanted: boolean) => {
    setAdding(wanted);
    rescueFocus(part.current);
  };
  const { addresses: texts, common } = useTexts();
  const form = (
    <NewAddressForm
      submitLabel={texts.saveAndDeliver}
      submitTone="secondary"
      {...addressRefusal(save.error, texts.saveFailed)}
      secondaryAction={
        addresses.length > 0 && (
          <Button tone="quiet" onClick={() => show(false)}>
            {common.cancel}
          </Button>
        )
      }
      onSubmit={async (values) => {
        await save.mutateAsync({ ...toAddressInput(values, shop.country), isDefault: true });
        show(false);
      }}
    />
  );
  return (
    <>
      {isPending && <PageLoader />}
      {error && <ErrorState level="none" title={texts.failed} onRetry={() => void refetch()} />}
      {addresses.length > 0 && !adding && (
        <>
          <AddressChoice
            label={texts.deliverTo}
            hideLabel
            addresses={addresses.map((saved) => ({
              id: saved._id,
              address: toPostal(saved),
              isDefault: saved.isDefault === true,
            }))}
            value={address?._id ?? ""}
            onValueChange={(addressId) => chooseForCheckout({ addressId })}
          />
          <Inline>
            <Button tone="secondary" size="small" onClick={() => show(true)}>
              {texts.addAnother}
            </Button>
          </Inline>
          {address?.pincode && !isRefused && <DeliveryDay pincode={address.pincode} />}
        </>
      )}
      {!isPending && ((addresses.length === 0 && !error) || adding) && form}
    </>
  );
}
