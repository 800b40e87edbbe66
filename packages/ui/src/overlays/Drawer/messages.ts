export interface DrawerMessages {
  /** Name of the button that closes the drawer. */
  close: string;
}

export const drawerMessages: DrawerMessages = { close: "Close" };
