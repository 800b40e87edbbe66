/** The environment does not describe a runnable API; the message says which variable and why. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
