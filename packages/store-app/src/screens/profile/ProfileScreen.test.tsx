// @vitest-environment jsdom

import type { User } from "@taanka/api-client";
import { createMemorySession } from "@taanka/api-client/session";
import { buttonNamed, eventually, provideCalls, shows, write } from "@taanka/test-support";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { beforeEach, expect, it } from "vitest";
import { paths } from "../../paths";
import { mounter } from "../../testing/mount";
import { texts } from "../../texts/en";
import ProfileScreen from "./ProfileScreen";

const stored: User = {
  name: "Meera Nair",
  email: "meera@shopper.example",
  phoneNumber: "9876543210",
  role: "User",
};
const sent: unknown[] = [];
let read = async (): Promise<User> => stored;
provideCalls({
  auth: {
    profile: () => read(),
    updateProfile: async (input: object) => {
      sent.push(input);
      return { ...stored, ...input };
    },
  },
});

const mount = mounter();

async function open(path: string) {
  const session = createMemorySession();
  session.write({ accessToken: "token", refreshToken: null, user: { ...stored, name: "M" } });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await mount(<ProfileScreen />, { at: path, client, session });
  await eventually(() => expect(field() ?? buttonNamed("Edit")).toBeTruthy());
}

const field = () => document.querySelector<HTMLInputElement>("input[name=name]");
const press = (name: string) => act(async () => buttonNamed(name)?.click());

/** The form has an address of its own, which is open in a later task. */
async function edit() {
  await press("Edit");
  await eventually(() => expect(field()).toBeTruthy());
}

const writeName = (text: string) => act(async () => write(field(), text));

beforeEach(() => {
  sent.length = 0;
  read = async () => stored;
});

it("shows what the API has of a person", async () => {
  await open(paths.profile);
  expect(document.body.textContent).toContain("Meera Nair");
  expect(field()).toBeNull();
});

it("says when the API can't be asked, and shows what the session knows", async () => {
  read = () => Promise.reject(new Error(""));
  await open(paths.profile);
  expect(document.body.textContent).toContain(texts.profile.loadFailed);
  expect(document.body.textContent).toContain("meera@shopper.example");
});

it("opens its fields with Edit", async () => {
  await open(paths.profile);
  await edit();
  expect(document.activeElement).toBe(field());
});

it("opens its fields at /profile/edit", async () => {
  await open(paths.profileEdit);
  expect(field()?.readOnly).toBe(false);
});

it("sends no profile that is as it was, and does not say that it did", async () => {
  await open(paths.profile);
  await edit();
  // A press right after Edit would be the second half of a double click.
  await eventually(async () => {
    await press("Save");
    expect(field()).toBeNull();
  });
  expect(sent).toEqual([]);
  expect(document.body.textContent).not.toContain("Profile updated successfully!");
});

it("sends a change once, shows it and says so", async () => {
  await open(paths.profile);
  await edit();
  await writeName("Meera K Nair");
  await act(async () => {
    buttonNamed("Save")?.click();
    buttonNamed("Save")?.click();
  });
  await shows("Profile updated successfully!");
  expect(sent).toEqual([{ name: "Meera K Nair", email: stored.email }]);
  expect(document.body.textContent).toContain("Meera K Nair");
});
