// Written by scripts/build-icons.mjs. Drawings: Lucide, https://lucide.dev, ISC License,
// Copyright (c) Lucide Icons and Contributors.
import { drawIcon, type IconProps } from "./drawIcon";

export function ErrorIcon(props: IconProps) {
  return drawIcon(
    props,
    <>
      <circle cx="12" cy="12" r="10" />
      <line x1="12" x2="12" y1="8" y2="12" />
      <line x1="12" x2="12.01" y1="16" y2="16" />
    </>,
  );
}

export function HelpIcon(props: IconProps) {
  return drawIcon(
    props,
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5" />
      <path d="M12 17h.01" />
    </>,
  );
}

export function InfoIcon(props: IconProps) {
  return drawIcon(
    props,
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 16v-4" />
      <path d="M12 8h.01" />
    </>,
  );
}

export function SuccessIcon(props: IconProps) {
  return drawIcon(
    props,
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="m16 9-5.5 5.5L8 12" />
    </>,
  );
}

export function WarningIcon(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3" />
      <path d="M12 9v4" />
      <path d="M12 17h.01" />
    </>,
  );
}
