// Written by scripts/build-icons.mjs. Drawings: Lucide, https://lucide.dev, ISC License,
// Copyright (c) Lucide Icons and Contributors.
import { drawIcon, drawTurningIcon, type IconProps } from "./drawIcon";

export function ArrowRightIcon(props: IconProps) {
  return drawTurningIcon(props, "M5 12h14M12 5l7 7-7 7");
}

export function BagIcon(props: IconProps) {
  return drawIcon(
    props,
    "M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z",
  );
}

export function ChevronDownIcon(props: IconProps) {
  return drawIcon(props, "M6 9l6 6 6-6");
}

export function HeartIcon(props: IconProps) {
  return drawIcon(
    props,
    "M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5",
  );
}

export function MenuIcon(props: IconProps) {
  return drawIcon(props, "M4 5h16M4 12h16M4 19h16");
}

export function SearchIcon(props: IconProps) {
  return drawIcon(props, "M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z");
}

export function UserIcon(props: IconProps) {
  return drawIcon(
    props,
    "M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z",
  );
}
