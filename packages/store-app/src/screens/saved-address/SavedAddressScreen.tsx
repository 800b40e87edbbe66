import type { Address } from "@taanka/api-client";
import {
  addressRefusal,
  reasonBelow,
  toAddressInput,
  toPostal,
  useAddresses,
  useMakeDefaultAddress,
  useRemoveAddress,
  useSaveAddress,
} from "@taanka/store";
import {
  AddressCard,
  Button,
  ButtonLink,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Inline,
  PageLoader,
  Stack,
  useActionGuard,
  useToast,
} from "@taanka/ui";
import { useRef, useState } from "react";
import { AccountPage } from "../../components/AccountPage";
import { NewAddressForm } from "../../components/NewAddressForm";
import { rescueFocus } from "../../components/rescueFocus";
import { StaleNotice } from "../../components/StaleNotice";
import { briefly } from "../../components/toasts";
import { shop } from "../../config";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";

/** Deleting an address and making one the default; a toast says how it went. */
function useAddressChanges() {
  const toast = useToast();
  const remove = useRemoveAddress();
  const makeDefault = useMakeDefaultAddress();
  const [run] = useActionGuard();
  const texts = useTexts().addresses;
  const andSay = async (change: Promise<unknown>, done: string, failed: string) => {
    try {
      await change;
      toast.success(done, briefly);
    } catch (error) {
      toast.error(failed, briefly);
      throw error;
    }
  };
  return {
    remove: (id: string) => andSay(remove.mutateAsync(id), texts.removed, texts.removeFailed),
    makeDefault: (id: string) =>
      run(async () => {
        await andSay(makeDefault.mutateAsync(id), texts.changed, texts.defaultFailed);
        rescueFocus();
      }, id),
    /** The address that is being made the default. */
    settling: makeDefault.isPending ? makeDefault.variables : undefined,
  };
}

function Book({ addresses }: { addresses: readonly Address[] }) {
  const { remove, makeDefault, settling } = useAddressChanges();
  const texts = useTexts().addresses;
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
                  {texts.setDefault}
                </Button>
              )}
              <ButtonLink tone="quiet" size="small" href={paths.editAddress(address._id)}>
                {texts.edit}
              </ButtonLink>
              <Button tone="quiet" size="small" onClick={() => setLeaving(address)}>
                {texts.remove}
              </Button>
            </Inline>
          }
        />
      ))}
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={() => {
            setLeaving(undefined);
            rescueFocus();
          }}
          title={texts.confirm.title}
          description={texts.confirm.text}
          confirmLabel={texts.remove}
          tone="critical"
          onConfirm={() => remove(leaving._id)}
        >
          <AddressCard headingLevel={3} address={toPostal(leaving)} />
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function NewAddress({ onDone }: { onDone: () => void }) {
  const save = useSaveAddress();
  const toast = useToast();
  const texts = useTexts().addresses;
  return (
    <NewAddressForm
      showDefault
      {...addressRefusal(save.error, texts.addFailed)}
      onSubmit={async (values) => {
        await save.mutateAsync(toAddressInput(values, shop.country));
        toast.success(texts.changed, briefly);
        onDone();
      }}
    />
  );
}

/** The address book. */
export default function SavedAddressScreen() {
  const { data, error, isPending, isFetching, refetch } = useAddresses();
  const known = data && data.length > 0;
  const [adding, setAdding] = useState(false);
  const isEmpty = !error && data?.length === 0 && !adding;
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAdding(false);
    toggle.current?.focus();
  };
  const { addresses: texts, common } = useTexts();
  const opener = (
    <Button
      ref={toggle}
      tone={isEmpty ? "primary" : "secondary"}
      aria-expanded={adding}
      onClick={() => setAdding(!adding)}
    >
      {adding ? texts.close : texts.add}
    </Button>
  );
  return (
    <AccountPage title={texts.title} current="addresses">
      <PageMeta title={texts.title} description={texts.description} />
      <Stack gap="6">
        {isPending && <PageLoader />}
        {error && known && (
          <StaleNotice retrying={isFetching} onRetry={() => void refetch()}>
            {texts.failed}
          </StaleNotice>
        )}
        {error && !known && (
          <ErrorState title={texts.failed} retrying={isFetching} onRetry={() => void refetch()}>
            {reasonBelow(texts.failed, error, common.unexpectedError)}
          </ErrorState>
        )}
        {isEmpty && <EmptyState drawing="pin" title={texts.empty} action={opener} />}
        {known && <Book addresses={data} />}
        {!isPending && !isEmpty && <Inline>{opener}</Inline>}
        {/* After the button that opens it, so that the next Tab leads into it. */}
        {adding && <NewAddress onDone={close} />}
      </Stack>
    </AccountPage>
  );
}
