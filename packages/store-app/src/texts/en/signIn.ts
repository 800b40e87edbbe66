/** Signing in and registering. */
export const signIn = {
  login: {
    title: "Login",
    description: "Sign in with your phone number and a one-time code.",
    text: "No password to remember: a one-time code is all it takes.",
    newTo: (shop: string) => `New to ${shop}?`,
    register: "Create an account",
    failed: "Failed to login",
  },
  register: {
    title: "Create an account",
    pageTitle: "Register",
    description: (shop: string) => `Create a ${shop} account with your phone number.`,
    text: "For orders, wishlist and a quicker checkout.",
    already: "Already with us?",
    login: "Login",
    failed: "Failed to register user",
  },
  code: {
    title: "Enter the code",
    pageTitle: "Verify your number",
    description: "Enter the one-time code sent to your phone.",
    sendFailed: "Failed to send OTP",
    resendFailed: "Failed to resend OTP",
    noAccount: "No account yet?",
    createAccount: "Create one with this number",
    knownNumber: "You have an account already.",
    login: "Login with this number",
    wrongNumber: "Wrong number?",
    changeNumber: "Change it",
  },
};
