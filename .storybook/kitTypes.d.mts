export const kitTypes: () => string[];
