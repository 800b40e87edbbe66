import type { CommerceMessages } from "../commerce/messages";
import type { ControlsMessages } from "../controls/messages";
import type { FeedbackMessages } from "../feedback/messages";
import type { LayoutMessages } from "../layout/messages";
import type { NavigationMessages } from "../navigation/messages";
import type { OverlaysMessages } from "../overlays/messages";
import type { SectionsMessages } from "../sections/messages";
import type { TypographyMessages } from "../typography/messages";

/** Every text of the kit that a person can see or hear, by component. */
export interface Messages
  extends LayoutMessages,
    TypographyMessages,
    ControlsMessages,
    OverlaysMessages,
    FeedbackMessages,
    NavigationMessages,
    SectionsMessages,
    CommerceMessages {}

/** Texts of some components, each in part: what is left out, or `undefined`, stays as it is. */
export type SomeMessages = { readonly [K in keyof Messages]?: Partial<Messages[K]> };
