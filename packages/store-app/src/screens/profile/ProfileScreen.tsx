import { Notice, PageLoader, ProfileForm, type ProfileValues, Stack } from "@taanka/ui";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { shop } from "../../config";
import { useProfile, useUpdateProfile } from "../../data/auth";
import { messageOf } from "../../data/errors";
import { AccountPage } from "../../parts/AccountPage";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";

/** What is known of a person, to see and to edit. What was not changed is not sent. */
function Profile({ editable }: { editable: boolean }) {
  const { profile, error, isPending: isLoading } = useProfile();
  const { mutate, reset, isSuccess, isPending, error: failure } = useUpdateProfile();
  const [editing, setEditing] = useState(editable);
  const texts = useTexts().profile;
  const { name = "", email = "", phoneNumber = "" } = profile ?? {};
  const edit = (wanted: boolean) => {
    // The success of the last change, or why it failed, is not of this one.
    if (wanted || failure) reset();
    setEditing(wanted);
  };
  const save = (values: ProfileValues) => {
    if (values.name === name && values.email === email) edit(false);
    else mutate(values);
  };
  // What is edited has to be what is stored.
  if (isLoading) return <PageLoader />;
  return (
    <Stack gap="6">
      {error && <Notice kind="warning">{messageOf(error, texts.loadFailed)}</Notice>}
      <ProfileForm
        values={{ name, email }}
        phone={phoneNumber}
        editing={editing}
        onEditingChange={edit}
        onSubmit={save}
        saved={isSuccess}
        busy={isPending}
        error={failure && messageOf(failure, texts.failed)}
        messages={{ saved: texts.saved }}
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
      <Profile key={pathname} editable={pathname === paths.profileEdit} />
    </AccountPage>
  );
}
