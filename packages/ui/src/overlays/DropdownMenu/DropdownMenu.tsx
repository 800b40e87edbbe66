"use client";

import { DropdownMenu as Primitive } from "radix-ui";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { bare } from "../../styles/bare.css";
import { usePortalContainer, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import { staysOpenForToasts } from "../../utils/toastRegion";
import { floating } from "../Floating/Floating.css";
import { OverlayBoundary } from "../Panel/OverlayBoundary";
import * as styles from "./DropdownMenu.css";

export interface DropdownMenuProps extends ComponentProps<"div"> {
  /** The button that opens it; it names the menu. */
  trigger: ReactElement;
  /** `DropdownMenuItem`, `DropdownMenuGroup` and `DropdownMenuSeparator`. */
  children: ReactNode;
  /** Open or not, when the parent decides. */
  open?: boolean;
  /**
   * Whether it is open at the start, where the shop does not hold it itself.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with whether it is open. */
  onOpenChange?: (open: boolean) => void;
  /**
   * Edge of the button that the menu's own edge stands at, or its middle.
   * @default "end"
   */
  align?: "start" | "center" | "end";
}

/** A menu of deeds and pages under a button. Arrow keys, typing ahead, Home, End and Escape work. */
export function DropdownMenu({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  align = "end",
  className,
  children,
  ...rest
}: DropdownMenuProps) {
  const portalContainer = usePortalContainer();
  return (
    <Primitive.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      {portalContainer !== null && (
        <Primitive.Portal container={portalContainer}>
          <Primitive.Content
            onInteractOutside={staysOpenForToasts}
            {...rest}
            className={cx(floating, styles.menu, className)}
            align={align}
            sideOffset={8}
            collisionPadding={16}
          >
            <OverlayBoundary>{children}</OverlayBoundary>
          </Primitive.Content>
        </Primitive.Portal>
      )}
    </Primitive.Root>
  );
}

export interface DropdownMenuItemProps extends Omit<ComponentProps<"div">, "onSelect"> {
  /** Decorative icon before the text. */
  icon?: ReactNode;
  /** Makes the item a link to this address, rendered by the provider's link. */
  href?: string;
  /**
   * `critical` for what can't be undone.
   * @default "plain"
   */
  tone?: "plain" | "critical";
  /**
   * Can't be used.
   * @default false
   */
  disabled?: boolean;
  /** Called on click, Enter or Space; the menu closes. */
  onSelect?: () => void;
}

/** One deed, or with `href` one page, in a `DropdownMenu`. */
export function DropdownMenuItem({
  icon,
  href,
  tone = "plain",
  disabled,
  onSelect,
  className,
  children,
  ...rest
}: DropdownMenuItemProps) {
  const { linkComponent: Anchor } = useTheme();
  const content = (
    <>
      {inElement(icon)}
      {inElement(children)}
    </>
  );
  return (
    <Primitive.Item
      {...rest}
      className={cx(styles.item, className)}
      data-tone={tone}
      disabled={disabled}
      onSelect={onSelect}
      asChild={href !== undefined}
    >
      {href === undefined ? content : <Anchor href={href}>{content}</Anchor>}
    </Primitive.Item>
  );
}

export interface DropdownMenuGroupProps extends ComponentProps<"div"> {
  /** Small heading of the group. */
  label: ReactNode;
}

/** Items that belong together, under a small heading. */
export function DropdownMenuGroup({ label, children, ...rest }: DropdownMenuGroupProps) {
  return (
    <Primitive.Group {...rest} className={rest.className ?? bare}>
      <Primitive.Label className={styles.groupLabel}>{label}</Primitive.Label>
      {inElement(children)}
    </Primitive.Group>
  );
}

export type DropdownMenuSeparatorProps = ComponentProps<"div">;

/** A hairline between items of a different kind. */
export function DropdownMenuSeparator({ className, ...rest }: DropdownMenuSeparatorProps) {
  return <Primitive.Separator {...rest} className={cx(styles.separator, className)} />;
}
