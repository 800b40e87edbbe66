export interface AccountMenuMessages {
  /** Name of the navigation, heard only. */
  label: string;
  profile: string;
  orders: string;
  addresses: string;
  bankDetails: string;
  tbyb: string;
  partner: string;
  settings: string;
  help: string;
  logout: string;
}

export const accountMenuMessages: AccountMenuMessages = {
  label: "Account",
  profile: "Profile",
  orders: "Order History",
  addresses: "Saved Address",
  bankDetails: "Saved Bank Details",
  tbyb: "TBYB Gallery",
  partner: "Become Partner",
  settings: "Settings",
  help: "Help Center",
  logout: "Logout",
};
