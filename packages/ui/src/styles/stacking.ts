/** Order of what stands above the page's flow. Later ones cover earlier ones. */
export const stacking = {
  sticky: 10,
  header: 20,
  overlay: 40,
  floating: 50,
  toast: 60,
} as const;
