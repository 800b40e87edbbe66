// Written by scripts/build-icons.mjs. Drawings: Lucide, https://lucide.dev, ISC License,
// Copyright (c) Lucide Icons and Contributors.
import { drawIcon, type IconProps } from "./drawIcon";

export function PauseIcon(props: IconProps) {
  return drawIcon(
    props,
    <>
      <rect x="14" y="3" width="5" height="18" rx="1" />
      <rect x="5" y="3" width="5" height="18" rx="1" />
    </>,
  );
}

export function PlayIcon(props: IconProps) {
  return drawIcon(
    props,
    <path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />,
  );
}
