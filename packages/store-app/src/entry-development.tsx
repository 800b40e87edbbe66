// Vite serves React's refresh runtime at an address of its own; it has to be in place before any
// component's module runs.
const runtimeAddress = "/@react-refresh";
const { default: runtime } = (await import(/* @vite-ignore */ runtimeAddress)) as {
  default: { injectIntoGlobalHook(target: Window): void };
};
runtime.injectIntoGlobalHook(window);
Object.assign(window, {
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type: unknown) => type,
  __vite_plugin_react_preamble_installed__: true,
});
await import("./entry-client");

export {};
