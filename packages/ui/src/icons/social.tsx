import { drawIcon, type IconProps } from "./drawIcon";

export function FacebookIcon(props: IconProps) {
  return drawIcon(
    props,
    "M13.5 21v-8h2.9l.5-3.4h-3.4V7.7c0-1 .4-1.8 1.9-1.8H17V3.1C16.5 3 15.7 3 14.8 3c-2.6 0-4.4 1.6-4.4 4.4v2.2H7.5V13h2.9v8z",
  );
}

export function InstagramIcon(props: IconProps) {
  return drawIcon(
    props,
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM17 7h.01",
  );
}

export function WhatsAppIcon(props: IconProps) {
  return drawIcon(
    props,
    "M3 21l1.6-4.7A9 9 0 1 1 7.9 19.6zM9.1 7.8c-.9.9-.8 2.5.6 4.5s3.4 3.6 5.1 3.8c1.1.1 1.9-.5 2.1-1.4l-2.3-1.3-1.2 1c-1.3-.5-2.4-1.6-2.9-2.9l1-1.2z",
  );
}
