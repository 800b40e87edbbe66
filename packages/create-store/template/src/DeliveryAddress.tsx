import type { Address } from "@taanka/api-client";
import { AddressForm, type AddressValues, Button, Heading, RadioCards, Stack } from "@taanka/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { addressesOf } from "./account";
import { forgetDraft, keepDraft, readDraft } from "./draft";
import { messageOf } from "./errors";
import { texts } from "./language";
import { usePerson } from "./Personal";
import { useUser } from "./session";
import { store } from "./store";

const save = ({ name, phone, line1, line2, city, state, pincode }: AddressValues) =>
  store.addresses.create({
    ...{ name, phoneNumber: phone, addressLine1: line1, addressLine2: line2 },
    ...{ cityTown: city, state, pincode },
  });

const written = ({ addressLine1, addressLine2, cityTown, state, pincode }: Address) =>
  [addressLine1, addressLine2, cityTown, `${state} ${pincode}`].filter(Boolean).join(", ");

interface DeliveryAddressProps {
  addresses: readonly Address[];
  /** Id of the chosen one. */
  chosen: string;
  onChoose: (id: string) => void;
}

interface SavedAddressesProps extends DeliveryAddressProps {
  /** The form was closed: whoever did that goes on from here, and not from the page's top. */
  takesFocus: boolean;
  onNew: () => void;
}

function SavedAddresses({ addresses, chosen, onChoose, takesFocus, onNew }: SavedAddressesProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) group.current?.querySelector<HTMLElement>("input:checked")?.focus();
  }, [takesFocus]);
  return (
    <>
      <RadioCards
        ref={group}
        hideLabel
        label={texts.address}
        value={chosen}
        onValueChange={onChoose}
        options={addresses.map((address) => ({
          value: address._id,
          label: address.name,
          description: written(address),
        }))}
      />
      <Stack align="start">
        <Button tone="secondary" size="small" onClick={onNew}>
          {texts.newAddress}
        </Button>
      </Stack>
    </>
  );
}

/** Where the order goes: one of the saved addresses, or a new one. */
export function DeliveryAddress(props: DeliveryAddressProps) {
  const { addresses, chosen, onChoose } = props;
  const user = useUser();
  const person = usePerson();
  const queries = useQueryClient();
  const [form, setForm] = useState<"unasked" | "open" | "closed">("unasked");
  const saving = useMutation({
    mutationFn: save,
    onSuccess: (book) => {
      const known = new Set(addresses.map(({ _id }) => _id));
      queries.setQueryData(addressesOf(person).queryKey, book);
      forgetDraft();
      onChoose(book.find(({ _id }) => !known.has(_id))?._id ?? chosen);
      setForm("closed");
    },
  });
  const isEmpty = addresses.length === 0;
  const cancel = (
    <Button
      tone="quiet"
      onClick={() => {
        forgetDraft();
        setForm("closed");
      }}
    >
      {texts.cancel}
    </Button>
  );
  const known = isEmpty ? { name: user?.name, phone: user?.phoneNumber } : undefined;
  return (
    <Stack gap="4">
      <Heading level={2} size="xl">
        {texts.address}
      </Heading>
      {isEmpty || form === "open" ? (
        <AddressForm
          defaultValues={readDraft() ?? known}
          onValuesChange={keepDraft}
          onSubmit={(values) => saving.mutateAsync(values)}
          error={saving.error && messageOf(saving.error)}
          submitLabel={texts.saveAddress}
          submitTone="secondary"
          secondaryAction={!isEmpty && cancel}
        />
      ) : (
        <SavedAddresses
          {...props}
          takesFocus={form === "closed"}
          onNew={() => {
            saving.reset();
            setForm("open");
          }}
        />
      )}
    </Stack>
  );
}
