export interface SkipLinkMessages {
  label: string;
}

export const skipLinkMessages: SkipLinkMessages = { label: "Skip to content" };
