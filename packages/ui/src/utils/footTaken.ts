/** How much of the window's foot a panel over the page takes, in which toasts would cover its actions. */
export const footTaken = "--taanka-panel-foot";
