import { messageOf, refusalOf, useProfile, useUpdateProfile } from "@taanka/store";
import { usePreloadedNavigate, useReturnTo } from "@taanka/store/react-router";
import { Notice, PageLoader, ProfileForm, Stack } from "@taanka/ui";
import { useLocation } from "react-router-dom";
import { AccountPage } from "../../components/AccountPage";
import { shop } from "../../config";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";

const fields = { name: "name", email: "email" } as const;

/** What is known of a person, to see and to edit; either has an address, so that Back leaves the form alone. */
function Profile({ editing }: { editing: boolean }) {
  const { profile, error, isPending } = useProfile();
  const { mutateAsync, reset, error: failure } = useUpdateProfile();
  const { open } = usePreloadedNavigate();
  const returnTo = useReturnTo();
  const texts = useTexts().profile;
  const { name = "", email = "", phoneNumber = "" } = profile ?? {};
  // What is edited has to be what is stored.
  if (isPending) return <PageLoader />;
  return (
    <Stack gap="6">
      {error && <Notice kind="warning">{messageOf(error, texts.loadFailed)}</Notice>}
      <ProfileForm
        values={{ name, email }}
        phone={phoneNumber}
        editing={editing}
        onEditingChange={(wanted) => {
          // Why the last change failed is not of this one.
          reset();
          if (wanted) open(paths.profileEdit);
          else returnTo(paths.profile);
        }}
        onSubmit={(values) => mutateAsync(values)}
        {...refusalOf(failure, fields, texts.failed)}
      />
    </Stack>
  );
}

/** Name, e-mail and number of whoever is signed in. */
export default function ProfileScreen() {
  const { pathname } = useLocation();
  const { title, description } = useTexts().profile;
  return (
    <AccountPage title={title} current="profile">
      <PageMeta title={title} description={description(shop.name)} />
      <Profile editing={pathname === paths.profileEdit} />
    </AccountPage>
  );
}
