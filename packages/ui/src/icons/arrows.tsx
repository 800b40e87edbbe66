// Written by scripts/build-icons.mjs. Drawings: Lucide, https://lucide.dev, ISC License,
// Copyright (c) Lucide Icons and Contributors.
import { drawIcon, drawTurningIcon, type IconProps } from "./drawIcon";

export function ArrowLeftIcon(props: IconProps) {
  return drawTurningIcon(props, "M12 19l-7-7 7-7M19 12H5");
}

export function ArrowUpIcon(props: IconProps) {
  return drawIcon(props, "M5 12l7-7 7 7M12 19V5");
}

export function ChevronLeftIcon(props: IconProps) {
  return drawTurningIcon(props, "M15 18l-6-6 6-6");
}

export function ChevronRightIcon(props: IconProps) {
  return drawTurningIcon(props, "M9 18l6-6-6-6");
}

export function ChevronUpIcon(props: IconProps) {
  return drawIcon(props, "M18 15l-6-6-6 6");
}

export function ReturnIcon(props: IconProps) {
  return drawTurningIcon(
    props,
    "M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11",
  );
}

export function ExchangeIcon(props: IconProps) {
  return drawIcon(
    props,
    "M17 2l4 4-4 4M3 11v-1a4 4 0 0 1 4-4h14M7 22l-4-4 4-4M21 13v1a4 4 0 0 1-4 4H3",
  );
}

export function RefreshIcon(props: IconProps) {
  return drawIcon(
    props,
    "M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5",
  );
}

export function SortIcon(props: IconProps) {
  return drawIcon(props, "M21 16l-4 4-4-4M17 20V4M3 8l4-4 4 4M7 4v16");
}

export function ExternalLinkIcon(props: IconProps) {
  return drawIcon(
    props,
    "M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6",
  );
}
