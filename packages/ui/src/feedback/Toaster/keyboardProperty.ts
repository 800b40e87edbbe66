/** What a keyboard on the screen covers of the window's foot. */
export const keyboardProperty = "--taanka-keyboard";
