import { type ReactNode, useMemo, useState } from "react";
import { Button, SegmentedControl, TextField } from "../../controls";
import { Notice } from "../../feedback";
import { Inline, Stack } from "../../layout";
import { ThemeProvider } from "../../theme";
import { createBrand, kora, neel, taanka } from "../../tokens";
import { Heading, Text } from "../../typography";
import { type BrandDraft, describeBrand, type Mode, seedsOf } from "./brandDraft";
import { ColourControls, Problems } from "./ColourControls";
import { ExportPanel, ImportPanel } from "./ExportPanel";
import { PreviewPage } from "./PreviewPage";
import * as css from "./playground.css";
import { FormControls, TypeControls } from "./ShapeControls";

const shipped = { taanka, neel, kora };
type Shipped = keyof typeof shipped;

const choices = (...values: string[]) =>
  values.map((value) => ({ value, label: `${value.charAt(0).toUpperCase()}${value.slice(1)}` }));

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="3" as="section" aria-label={title}>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

const start = (brand: Shipped): BrandDraft => ({
  ...describeBrand(shipped[brand]),
  name: "my-brand",
});

/** The brand of a draft; while a draft can't be read, the last one that could. */
function useBrand(draft: BrandDraft) {
  const [last, setLast] = useState(() => createBrand(draft));
  const made = useMemo(() => {
    try {
      return { brand: createBrand(draft), error: "" };
    } catch (problem) {
      return { error: problem instanceof Error ? problem.message : String(problem) };
    }
  }, [draft]);
  if (made.brand && made.brand !== last) setLast(made.brand);
  return { brand: made.brand ?? last, error: made.error };
}

/** Edits a brand on a page of real components, tells what does not read, and exports it. */
export function Playground() {
  const [draft, setDraft] = useState(() => start("taanka"));
  const [mode, setMode] = useState<Mode>("light");
  const { brand, error } = useBrand(draft);
  return (
    <div className={css.frame}>
      <aside className={css.panel} aria-label="Brand">
        <Stack gap="8">
          <Stack gap="3">
            <Heading level={1} size="2xl">
              Brand playground
            </Heading>
            <Text size="sm" tone="muted">
              Three colours make a brand. Choose more where you know better.
            </Text>
          </Stack>
          <Group title="Start from">
            <Inline gap="2">
              {(Object.keys(shipped) as Shipped[]).map((name) => (
                <Button
                  key={name}
                  size="small"
                  tone="secondary"
                  onClick={() => setDraft(start(name))}
                >
                  {name.charAt(0).toUpperCase() + name.slice(1)}
                </Button>
              ))}
            </Inline>
            <TextField
              label="Name"
              size="small"
              value={draft.name}
              onValueChange={(name) => setDraft({ ...draft, name })}
            />
            <SegmentedControl
              label="Mode"
              fullWidth
              options={choices("light", "dark")}
              value={mode}
              onValueChange={(value) => setMode(value as Mode)}
            />
          </Group>
          {error && <Notice kind="error">{error}</Notice>}
          <Group title="Contrast">
            <Problems problems={brand.problems} />
          </Group>
          <Group title="Colour">
            <ColourControls
              key={mode}
              colors={draft[mode]}
              resolved={brand.tokens[mode].color}
              onChange={(colors) => setDraft({ ...draft, [mode]: colors })}
            />
            <Inline>
              <Button
                size="small"
                tone="secondary"
                onClick={() => setDraft({ ...draft, [mode]: seedsOf(draft[mode]) })}
              >
                Make the rest from three
              </Button>
            </Inline>
          </Group>
          <Group title="Type">
            <TypeControls draft={draft} onChange={setDraft} />
          </Group>
          <Group title="Form">
            <FormControls draft={draft} onChange={setDraft} />
          </Group>
          <Group title="Export">
            <ExportPanel draft={draft} brand={brand} mode={mode} />
          </Group>
          <Group title="Import">
            <ImportPanel draft={draft} onImport={setDraft} />
          </Group>
        </Stack>
      </aside>
      <section className={css.stage} aria-label="Preview">
        <style>{brand.css}</style>
        <ThemeProvider className={css.scroller} brand={brand.name} mode={mode}>
          <PreviewPage />
        </ThemeProvider>
      </section>
    </div>
  );
}
