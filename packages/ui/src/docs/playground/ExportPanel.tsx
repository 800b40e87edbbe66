import { type ChangeEvent, useRef, useState } from "react";
import { Button, SegmentedControl, TextArea } from "../../controls";
import { Inline, Stack } from "../../layout";
import { type CreatedBrand, toDesignTokens } from "../../tokens";
import { Text } from "../../typography";
import { type BrandDraft, brandCode, importBrand, type Mode } from "./brandDraft";
import * as css from "./playground.css";

type Format = "css" | "code" | "tokens";

const formats = [
  { value: "css", label: "CSS" },
  { value: "code", label: "createBrand" },
  { value: "tokens", label: "Tokens" },
];

function written(format: Format, draft: BrandDraft, brand: CreatedBrand, mode: Mode) {
  const { name, tokens } = brand;
  if (format === "css") return { file: `${name}.css`, text: brand.css };
  if (format === "code") return { file: `${name}.ts`, text: brandCode(draft) };
  const file = mode === "light" ? `${name}.json` : `${name}.dark.json`;
  return { file, text: `${JSON.stringify(toDesignTokens(tokens, mode), null, 2)}\n` };
}

function download(file: string, text: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = file;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface ExportPanelProps {
  draft: BrandDraft;
  brand: CreatedBrand;
  mode: Mode;
}

/** The brand as a style sheet, as code or as design tokens, to copy or to keep. */
export function ExportPanel({ draft, brand, mode }: ExportPanelProps) {
  const [format, setFormat] = useState<Format>("css");
  const [said, setSaid] = useState("");
  const { file, text } = written(format, draft, brand, mode);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(`${file} is on the clipboard.`);
    } catch {
      setSaid("The browser keeps the clipboard to itself; download the file instead.");
    }
  };
  return (
    <Stack gap="3">
      <SegmentedControl
        label="Format"
        hideLabel
        fullWidth
        options={formats}
        value={format}
        onValueChange={(value) => setFormat(value as Format)}
      />
      <Text size="xs" tone="muted">
        {file}
        {format === "tokens" && `, the ${mode} mode; switch the mode for the other document.`}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className={css.code} tabIndex={0} aria-label="Exported theme">
        {text}
      </section>
      <Inline gap="2">
        <Button size="small" onClick={() => void copy()}>
          Copy
        </Button>
        <Button size="small" tone="secondary" onClick={() => download(file, text)}>
          Download
        </Button>
      </Inline>
      <Text size="xs" tone="muted" role="status">
        {said}
      </Text>
    </Stack>
  );
}

interface ImportPanelProps {
  draft: BrandDraft;
  onImport: (draft: BrandDraft) => void;
}

/** Takes back what the export wrote, from the clipboard or a file. */
export function ImportPanel({ draft, onImport }: ImportPanelProps) {
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const picker = useRef<HTMLInputElement>(null);
  const read = (source: string) => {
    try {
      onImport(importBrand(source, draft));
      setText("");
      setError("");
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem));
    }
  };
  const readFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) read(await file.text());
    event.target.value = "";
  };
  return (
    <Stack gap="3">
      <TextArea
        label="Style sheet or design tokens"
        hint="What is missing keeps its value."
        rows={4}
        value={text}
        onValueChange={setText}
        error={error || undefined}
        spellCheck={false}
      />
      <Inline gap="2">
        <Button size="small" tone="secondary" onClick={() => read(text)}>
          Read
        </Button>
        <Button size="small" tone="quiet" onClick={() => picker.current?.click()}>
          Read a file
        </Button>
        <input
          ref={picker}
          hidden
          type="file"
          accept=".css,.json"
          onChange={(event) => void readFile(event)}
        />
      </Inline>
    </Stack>
  );
}
