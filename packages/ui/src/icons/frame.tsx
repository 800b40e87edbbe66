// Written by scripts/build-icons.mjs. Drawings: Lucide, https://lucide.dev, ISC License,
// Copyright (c) Lucide Icons and Contributors.
import { drawIcon, drawTurningIcon, type IconProps } from "./drawIcon";

export function ArrowRightIcon(props: IconProps) {
  return drawTurningIcon(
    props,
    <>
      <path d="M5 12h14" />
      <path d="m12 5 7 7-7 7" />
    </>,
  );
}

export function BagIcon(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="M16 10a4 4 0 0 1-8 0" />
      <path d="M3.103 6.034h17.794" />
      <path d="M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z" />
    </>,
  );
}

export function ChevronDownIcon(props: IconProps) {
  return drawIcon(props, <path d="m6 9 6 6 6-6" />);
}

export function HeartIcon(props: IconProps) {
  return drawIcon(
    props,
    <path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5" />,
  );
}

export function MenuIcon(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="M4 5h16" />
      <path d="M4 12h16" />
      <path d="M4 19h16" />
    </>,
  );
}

export function SearchIcon(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="m21 21-4.34-4.34" />
      <circle cx="11" cy="11" r="8" />
    </>,
  );
}

export function UserIcon(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2" />
      <circle cx="12" cy="7" r="4" />
    </>,
  );
}
