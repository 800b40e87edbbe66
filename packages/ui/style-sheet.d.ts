/** The type of every style sheet of this package: it is imported for its effect. */
export {};
