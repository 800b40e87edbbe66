import type { Address } from "@taanka/api-client";
import {
  addressRefusal,
  reasonBelow,
  toAddressChange,
  toPostal,
  useAddresses,
  useEditAddress,
  usePincodeStates,
} from "@taanka/store";
import { useReturnTo } from "@taanka/store/react-router";
import { AddressForm, ButtonLink, EmptyState, ErrorState, PageLoader, useToast } from "@taanka/ui";
import { useParams } from "react-router-dom";
import { AccountPage } from "../../components/AccountPage";
import { briefly } from "../../components/toasts";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";

function Form({ address }: { address: Address }) {
  const { addresses: texts, common } = useTexts();
  const toast = useToast();
  const returnTo = useReturnTo();
  const { mutateAsync, error } = useEditAddress();
  const pincode = usePincodeStates(address.pincode);
  return (
    <AddressForm
      // The default address stays the default until another one is.
      showDefault={!address.isDefault}
      defaultValues={{ ...toPostal(address), isDefault: address.isDefault === true }}
      {...pincode}
      submitLabel={texts.saveChanges}
      {...addressRefusal(error, texts.saveFailed)}
      secondaryAction={
        <ButtonLink tone="quiet" href={paths.savedAddress}>
          {common.cancel}
        </ButtonLink>
      }
      onSubmit={async (values) => {
        await mutateAsync({ id: address._id, ...toAddressChange(values) });
        toast.success(texts.changed, { ...briefly, acrossPages: true });
        returnTo(paths.savedAddress);
      }}
    />
  );
}

function Editing({ id }: { id: string }) {
  const { data, error, isPending, isFetching, refetch } = useAddresses();
  const { addresses: texts, common } = useTexts();
  if (isPending) return <PageLoader />;
  if (!data) {
    return (
      <ErrorState title={texts.failed} retrying={isFetching} onRetry={() => void refetch()}>
        {reasonBelow(texts.failed, error, common.unexpectedError)}
      </ErrorState>
    );
  }
  const address = data.find(({ _id }) => _id === id);
  if (address) return <Form key={id} address={address} />;
  return (
    <EmptyState
      drawing="pin"
      title={texts.notFound}
      action={<ButtonLink href={paths.savedAddress}>{texts.toBook}</ButtonLink>}
    />
  );
}

/** One address of the book, to change. */
export default function EditAddressScreen() {
  const { addressId: id = "" } = useParams();
  const texts = useTexts().addresses;
  return (
    <AccountPage
      title={texts.editTitle}
      current="addresses"
      trail={[{ label: texts.title, href: paths.savedAddress }]}
    >
      <PageMeta title={texts.editTitle} description={texts.description} />
      <Editing id={id} />
    </AccountPage>
  );
}
