import type { LayoutMessages } from "../../layout/messages";

export const layout: LayoutMessages = {};
