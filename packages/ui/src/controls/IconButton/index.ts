export {
  IconButton,
  type IconButtonLookProps,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from "./IconButton";
