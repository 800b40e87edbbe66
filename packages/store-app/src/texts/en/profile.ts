/** The profile. */
export const profile = {
  title: "Profile",
  description: (shop: string) => `Your details at ${shop}.`,
  loadFailed: "Failed to fetch profile data",
  failed: "Failed to update profile",
  logoutFailed: "Failed to logout",
};
