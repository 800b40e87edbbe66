export type { ToasterMessages } from "./messages";
export { Toaster, type ToasterPlacement, type ToasterProps } from "./Toaster";
export { type ToastApi, ToastProvider, type ToastProviderProps, useToast } from "./ToastProvider";
export type { ToastAction, ToastKind, ToastOptions } from "./toasts";
