export { Toaster as default } from "@taanka/ui";
