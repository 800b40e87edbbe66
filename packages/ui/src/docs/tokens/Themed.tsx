import type { ReactNode } from "react";
import { Stack } from "../../layout";
import { ThemeProvider } from "../../theme";
import { Eyebrow } from "../../typography";

export const brands = ["taanka", "neel", "kora"] as const;
export const modes = ["light", "dark"] as const;

interface ThemedProps {
  brand?: (typeof brands)[number];
  mode?: (typeof modes)[number];
  /** Names the theme above its content. */
  captioned?: boolean;
  /** Without padding of its own, for what continues the page. */
  flush?: boolean;
  children: ReactNode;
}

/** A sheet of one brand and mode on a docs page, free of the docs' own styles. */
export function Themed({
  brand = "taanka",
  mode = "light",
  captioned = false,
  flush = false,
  children,
}: ThemedProps) {
  return (
    <div className="sb-unstyled" style={{ marginBlock: "1.5rem" }}>
      <ThemeProvider brand={brand} mode={mode} style={{ padding: flush ? 0 : "1.5rem" }}>
        <Stack gap="6">
          {captioned && (
            <Eyebrow>
              {brand} · {mode}
            </Eyebrow>
          )}
          {children}
        </Stack>
      </ThemeProvider>
    </div>
  );
}

/** The same sheet in every shipped theme. */
export function EveryTheme({ children }: { children: (theme: ThemeName) => ReactNode }) {
  return brands.flatMap((brand) =>
    modes.map((mode) => (
      <Themed key={`${brand} ${mode}`} brand={brand} mode={mode} captioned>
        {children({ brand, mode })}
      </Themed>
    )),
  );
}

export interface ThemeName {
  brand: (typeof brands)[number];
  mode: (typeof modes)[number];
}
