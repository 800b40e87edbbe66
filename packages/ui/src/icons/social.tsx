import { drawIcon, type IconProps } from "./drawIcon";

export function FacebookIcon(props: IconProps) {
  return drawIcon(
    props,
    <path d="M13.5 21v-8h2.9l.5-3.4h-3.4V7.7c0-1 .4-1.8 1.9-1.8H17V3.1C16.5 3 15.7 3 14.8 3c-2.6 0-4.4 1.6-4.4 4.4v2.2H7.5V13h2.9v8z" />,
  );
}

export function InstagramIcon(props: IconProps) {
  return drawIcon(
    props,
    <>
      <rect width="18" height="18" x="3" y="3" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>,
  );
}

export function WhatsAppIcon(props: IconProps) {
  return drawIcon(
    props,
    <>
      <path d="M3 21l1.6-4.7A9 9 0 1 1 7.9 19.6z" />
      <path d="M9.1 7.8c-.9.9-.8 2.5.6 4.5s3.4 3.6 5.1 3.8c1.1.1 1.9-.5 2.100-1.400l-2.300-1.300-1.200 1c-1.300-.5-2.400-1.600-2.900-2.900l1-1.200z" />
    </>,
  );
}
