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
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toAddressInput, toPostal, useAddresses, useSaveAddress } from "../../data/addresses";
import { api } from "../../data/api";
import { messageOf } from "../../data/failure";
import { keys } from "../../data/keys";
import { AccountPage } from "../../parts/AccountPage";
import { PageMeta } from "../../seo/PageMeta";

const brief = { duration: 2000 };

/** Deleting an address and making one the default, each followed by a fresh list. */
function useAddressChanges() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: keys.addresses });
  const remove = useMutation({
    mutationFn: async (id: string) => (await api()).addresses.remove(id),
    onSettled,
    onError: () => toast.error("Failed to delete address. Please try again.", brief),
  });
  const makeDefault = useMutation({
    mutationFn: async (id: string) => (await api()).addresses.update(id, { isDefault: true }),
    onSettled,
    onError: () => toast.error("Failed to set default address. Please try again.", brief),
  });
  return { remove, makeDefault };
}

function Book({ addresses }: { addresses: readonly Address[] }) {
  const { remove, makeDefault } = useAddressChanges();
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
                  loading={makeDefault.isPending && makeDefault.variables === address._id}
                  onClick={() => makeDefault.mutate(address._id)}
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
          onConfirm={() => remove.mutateAsync(leaving._id)}
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
