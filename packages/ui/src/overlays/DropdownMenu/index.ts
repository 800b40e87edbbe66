export {
  DropdownMenu,
  DropdownMenuGroup,
  type DropdownMenuGroupProps,
  DropdownMenuItem,
  type DropdownMenuItemProps,
  type DropdownMenuProps,
  DropdownMenuSeparator,
  type DropdownMenuSeparatorProps,
} from "./DropdownMenu";
