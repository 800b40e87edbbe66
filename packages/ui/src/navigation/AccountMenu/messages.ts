export interface AccountMenuMessages {
  /** Name of the navigation, heard only. */
  label: string;
  logout: string;
}

export const accountMenuMessages: AccountMenuMessages = { label: "Account", logout: "Logout" };
