import { Button, Inline, Notice, Stack, TextField } from "@taanka/ui";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../data/api";
import { messageOf } from "../../data/errors";
import { AccountPage } from "../../parts/AccountPage";
import { PageMeta } from "../../seo/PageMeta";
import { useSession } from "../../session/SessionProvider";

/** How long the success banner stays, in ms. */
const bannerTime = 3000;

function useProfileForm() {
  const { user } = useSession();
  const saved = { name: user?.name ?? "", email: user?.email ?? "" };
  const [draft, setDraft] = useState<typeof saved | undefined>(undefined);
  const [justSaved, setJustSaved] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (input: typeof saved) => api().auth.updateProfile(input),
    onSuccess: () => {
      setDraft(undefined);
      setJustSaved(true);
    },
  });
  useEffect(() => {
    if (!justSaved) return undefined;
    const timer = setTimeout(() => setJustSaved(false), bannerTime);
    return () => clearTimeout(timer);
  }, [justSaved]);
  return {
    phone: user?.phoneNumber ?? "",
    values: draft ?? saved,
    editing: draft !== undefined,
    edit: () => setDraft(saved),
    change: (change: Partial<typeof saved>) => setDraft({ ...(draft ?? saved), ...change }),
    cancel: () => {
      reset();
      setDraft(undefined);
    },
    save: () => draft && mutate(draft),
    saving: isPending,
    failure: error && messageOf(error, "Failed to update profile"),
    justSaved,
  };
}

/** Name, e-mail and number of whoever is signed in, to view and edit. */
export default function ProfileScreen() {
  const form = useProfileForm();
  return (
    <AccountPage title="Profile" current="profile">
      <PageMeta title="Profile" description="Your details at TAANKA." />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <Stack gap="6">
          {form.justSaved && <Notice kind="success">Profile updated successfully!</Notice>}
          {form.failure && <Notice kind="error">{form.failure}</Notice>}
          <TextField
            label="Name"
            autoComplete="name"
            value={form.values.name}
            readOnly={!form.editing}
            onValueChange={(name) => form.change({ name })}
          />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            value={form.values.email}
            readOnly={!form.editing}
            onValueChange={(email) => form.change({ email })}
          />
          <TextField
            label="Mobile number"
            value={`+91 ${form.phone}`}
            readOnly
            hint="Your number is how you sign in; it can't be changed here."
          />
          <Inline gap="3">
            {form.editing ? (
              <>
                <Button type="submit" loading={form.saving}>
                  Save
                </Button>
                <Button tone="secondary" onClick={form.cancel}>
                  Cancel
                </Button>
              </>
            ) : (
              <Button tone="secondary" onClick={form.edit}>
                Edit
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </AccountPage>
  );
}
