/** The type of what is imported for its effect alone: style sheets, and the script that sets the mode. */
export {};
