// Written by scripts/build-icons.mjs. Drawings: Lucide, https://lucide.dev, ISC License,
// Copyright (c) Lucide Icons and Contributors.
import { drawIcon, drawTurningIcon, type IconProps } from "./drawIcon";

export function ArrowLeftIcon(props: IconProps) {
  return drawTurningIcon(
    props,
    <>
      <path d="m12 19-7-7 7-7" />
      <path d="M19 12H5" />
    </>,
  );
}

export function ArrowUpIcon(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="m5 12 7-7 7 7" />
      <path d="M12 19V5" />
    </>,
  );
}

export function ChevronLeftIcon(props: IconProps) {
  return drawTurningIcon(props, <path d="m15 18-6-6 6-6" />);
}

export function ChevronRightIcon(props: IconProps) {
  return drawTurningIcon(props, <path d="m9 18 6-6-6-6" />);
}

export function ChevronUpIcon(props: IconProps) {
  return drawIcon(props, <path d="m18 15-6-6-6 6" />);
}

export function LogOutIcon(props: IconProps) {
  return drawTurningIcon(
    props,
    <>
      <path d="m16 17 5-5-5-5" />
      <path d="M21 12H9" />
      <path d="M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4" />
    </>,
  );
}

export function ReturnIcon(props: IconProps) {
  return drawTurningIcon(
    props,
    <>
      <path d="M9 14 4 9l5-5" />
      <path d="M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11" />
    </>,
  );
}

export function ExchangeIcon(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="m17 2 4 4-4 4" />
      <path d="M3 11v-1a4 4 0 0 1 4-4h14" />
      <path d="m7 22-4-4 4-4" />
      <path d="M21 13v1a4 4 0 0 1-4 4H3" />
    </>,
  );
}

export function RefreshIcon(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8" />
      <path d="M21 3v5h-5" />
      <path d="M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16" />
      <path d="M8 16H3v5" />
    </>,
  );
}

export function SortIcon(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="m21 16-4 4-4-4" />
      <path d="M17 20V4" />
      <path d="m3 8 4-4 4 4" />
      <path d="M7 4v16" />
    </>,
  );
}

export function ExternalLinkIcon(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="M15 3h6v6" />
      <path d="M10 14 21 3" />
      <path d="M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" />
    </>,
  );
}
