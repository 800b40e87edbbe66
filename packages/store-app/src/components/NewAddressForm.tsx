import { useNewAddressDraft, usePincodeStates, useSession } from "@taanka/store";
import { AddressForm, type AddressFormProps } from "@taanka/ui";
import { useState } from "react";

type NewAddressFormProps = Omit<
  AddressFormProps,
  "values" | "defaultValues" | "onValuesChange" | "pincodeStates"
>;

/**
 * The form of a new address; most go to whoever writes them. What is written stays on the device until
 * it is saved: who reloads, looks at a product or changes the language finds it again.
 */
export function NewAddressForm({ onSubmit, ...rest }: NewAddressFormProps) {
  const { user } = useSession();
  const draft = useNewAddressDraft();
  const [start] = useState(() => ({
    name: user?.name ?? "",
    phone: user?.phoneNumber ?? "",
    ...draft.read(),
  }));
  const { pincodeStates, onValuesChange } = usePincodeStates(start.pincode);
  return (
    <AddressForm
      {...rest}
      defaultValues={start}
      pincodeStates={pincodeStates}
      onValuesChange={(values) => {
        draft.write(values);
        onValuesChange(values);
      }}
      onSubmit={async (values) => {
        await onSubmit(values);
        draft.remove();
      }}
    />
  );
}
