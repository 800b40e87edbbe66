/**
 * Order of what stands above the page's flow. Later ones cover earlier ones. Overlays stand above the headers
 * that a page may have of another library's (Bootstrap's 1030, MUI's 1100), and below MUI's own dialogs (1300).
 */
export const stacking = {
  sticky: 10,
  header: 20,
  overlay: 1200,
  floating: 1210,
  toast: 1220,
  loading: 1230,
} as const;
