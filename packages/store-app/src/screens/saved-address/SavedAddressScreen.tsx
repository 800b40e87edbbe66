import type { Address } from "@taanka/api-client";
import {
  AddressCard,
  AddressForm,
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Inline,
  PageLoader,
  Stack,
  useToast,
} from "@taanka/ui";
import { useState } from "react";
import {
  toAddressInput,
  toPostal,
  useAddresses,
  useMakeDefaultAddress,
  useRemoveAddress,
  useSaveAddress,
} from "../../data/addresses";
import { messageOf } from "../../data/errors";
import { AccountPage } from "../../parts/AccountPage";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";

const brief = { duration: 2000 };

/** Deleting an address and making one the default; failures are said in a toast. */
function useAddressChanges() {
  const toast = useToast();
  const remove = useRemoveAddress();
  const makeDefault = useMakeDefaultAddress();
  const texts = useTexts().addresses;
  const complain = (text: string) => ({ onError: () => toast.error(text, brief) });
  return {
    remove: (id: string) => remove.mutateAsync(id, complain(texts.removeFailed)),
    makeDefault: (id: string) => makeDefault.mutate(id, complain(texts.defaultFailed)),
    /** The address that is being made the default. */
    settling: makeDefault.isPending ? makeDefault.variables : undefined,
  };
}

function Book({ addresses }: { addresses: readonly Address[] }) {
  const { remove, makeDefault, settling } = useAddressChanges();
  const [leaving, setLeaving] = useState<Address | undefined>(undefined);
  return (
    <Stack gap="4">
      {addresses.map((address) => (
        <AddressCard
          key={address._id}
          headingLevel={2}
          address={toPostal(address)}
          isDefault={address.isDefault === true}
          actions={
            <Inline gap="2">
              {!address.isDefault && (
                <Button
                  tone="quiet"
                  size="small"
                  loading={settling === address._id}
                  onClick={() => makeDefault(address._id)}
                >
                  Set as default
                </Button>
              )}
              <Button tone="quiet" size="small" onClick={() => setLeaving(address)}>
                Delete
              </Button>
            </Inline>
          }
        />
      ))}
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={() => setLeaving(undefined)}
          title="Delete address"
          description="Are you sure you want to delete this address?"
          confirmLabel="Delete"
          tone="critical"
          onConfirm={() => remove(leaving._id)}
        />
      )}
    </Stack>
  );
}

function NewAddress({ onDone }: { onDone: () => void }) {
  const save = useSaveAddress();
  return (
    <AddressForm
      showDefault
      busy={save.isPending}
      error={save.error && messageOf(save.error, "Failed to add address. Please try again.")}
      onSubmit={(values) => save.mutate(toAddressInput(values), { onSuccess: onDone })}
    />
  );
}

/** The address book. */
export default function SavedAddressScreen() {
  const { data, error, isPending, refetch } = useAddresses();
  const [adding, setAdding] = useState(false);
  return (
    <AccountPage title="Saved Address" current="addresses">
      <PageMeta title="Saved Address" description="Where your orders go." />
      <Stack gap="6">
        {isPending && <PageLoader />}
        {error && <ErrorState title="Failed to fetch addresses" onRetry={() => void refetch()} />}
        {data?.length === 0 && !adding && (
          <EmptyState drawing="pin" title="No address saved yet." />
        )}
        {data && data.length > 0 && <Book addresses={data} />}
        {adding && <NewAddress onDone={() => setAdding(false)} />}
        <Inline>
          <Button tone="secondary" aria-expanded={adding} onClick={() => setAdding(!adding)}>
            {adding ? "Close" : "Add an address"}
          </Button>
        </Inline>
      </Stack>
    </AccountPage>
  );
}
