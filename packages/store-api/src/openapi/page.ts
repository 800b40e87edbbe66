import type { JsonSchema } from "@valibot/to-json-schema";
import { html } from "hono/html";
import type { OpenApiDocument, Operation } from "./document.js";

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null;

/** A type in a few words: `text`, `list of Item`, `number or nothing`. */
export function typeText(schema: JsonSchema | boolean | undefined): string {
  if (!isSchema(schema)) return "anything";
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "";
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeText).join(" | ");
  if (schema.format === "binary") return "file";
  if (Array.isArray(schema.type)) return schema.type.join(" | ");
  if (schema.type === "array" && !Array.isArray(schema.items)) {
    return `list of ${typeText(schema.items)}`;
  }
  if (schema.type === "object" && schema.properties) return objectText(schema);
  return schema.type ?? "anything";
}

/** A type with the names of entities as links. Texts in quotes are values, not names. */
function typeLinks(schema: JsonSchema | boolean | undefined) {
  const text = typeText(schema);
  if (text.includes('"')) return text;
  return text
    .split(/\b/)
    .map((word) => (/^[A-Z][a-z]/.test(word) ? html`<a href="#${word}">${word}</a>` : word));
}

function objectText(schema: JsonSchema): string {
  const members = Object.entries(schema.properties ?? {}).map(
    ([name, member]) => `${name}: ${typeText(member)}`,
  );
  return `{ ${members.join(", ")} }`;
}

function limits(schema: JsonSchema | boolean | undefined): string {
  if (!isSchema(schema)) return "";
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, pattern } = schema;
  const range = (from: number | undefined, to: number | undefined, unit: string) =>
    from === undefined && to === undefined ? "" : `${from ?? 0} to ${to ?? "any"}${unit}`;
  return [
    schema.description ?? "",
    range(minLength, maxLength, " characters"),
    range(minItems, maxItems, " entries"),
    range(minimum, maximum, ""),
    pattern ?? "",
    schema.default === undefined ? "" : `default ${JSON.stringify(schema.default)}`,
  ]
    .filter(Boolean)
    .join("; ");
}

interface Field {
  name: string;
  place: string;
  required: boolean;
  schema: JsonSchema | boolean;
}

function fieldsOf(operation: Operation): Field[] {
  const [body] = Object.entries(operation.requestBody?.content ?? {});
  const [type = "", { schema } = { schema: {} }] = body ?? [];
  const place = type.startsWith("multipart") ? "form" : "body";
  return [
    ...operation.parameters.map(({ name, in: where, required, schema: member }) => ({
      name,
      place: where,
      required,
      schema: member,
    })),
    ...Object.entries(schema.properties ?? {}).map(([name, member]) => ({
      name,
      place,
      required: (schema.required ?? []).includes(name),
      schema: member,
    })),
  ];
}

function fieldTable(fields: readonly Field[]) {
  if (fields.length === 0) return html`<p>Takes nothing.</p>`;
  return html`<table>
    <thead>
      <tr><th scope="col">Field</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Limits</th></tr>
    </thead>
    <tbody>
      ${fields.map(
        ({ name, place, required, schema }) => html`<tr>
          <th scope="row"><code>${name}</code>${required ? "" : html` <small>optional</small>`}</th>
          <td>${place}</td>
          <td><code>${typeLinks(schema)}</code></td>
          <td>${limits(schema)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

function answerLinks(operation: Operation) {
  const schema = operation.responses["200"]?.content["application/json"]?.schema;
  const data = schema?.properties?.data;
  return data === undefined ? "nothing but success and message" : typeLinks(data);
}

function callSection(path: string, method: string, operation: Operation) {
  const [who] = operation.security.flatMap((entry) => Object.keys(entry));
  const failures = Object.entries(operation.responses).filter(([status]) => status !== "200");
  return html`<details>
    <summary>
      <code class="method">${method.toUpperCase()}</code> <code>${path}</code>
      <span>${operation.summary}</span>${who ? html` <small>${who}</small>` : ""}
    </summary>
    <p id="${operation.operationId}"></p>
    ${fieldTable(fieldsOf(operation))}
    <p>Answers <code>${answerLinks(operation)}</code></p>
    <ul>
      ${failures.map(([status, { description }]) => html`<li><b>${status}</b> ${description}</li>`)}
    </ul>
  </details>`;
}

function entitySection(name: string, schema: JsonSchema) {
  const fields = Object.entries(schema.properties ?? {}).map(([field, member]) => ({
    name: field,
    place: "",
    required: (schema.required ?? []).includes(field),
    schema: member,
  }));
  // The name is inside, for a link to it opens what it is in.
  return html`<details>
    <summary><code>${name}</code></summary>
    <p id="${name}"></p>
    ${fieldTable(fields)}
  </details>`;
}

/** The API's documentation as a page that needs no script. */
export function docsPage(document: OpenApiDocument) {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <link rel="stylesheet" href="docs/style.css" />
      </head>
      <body>
        <header>
          <h1>${document.info.title}</h1>
          <p>${document.info.description}</p>
          <p>
            Base address <code>${document.servers[0]?.url}</code>.
            <a href="openapi.json">OpenAPI 3.1 document</a>
          </p>
          <nav aria-label="Resources">
            ${document.tags.map(({ name }) => html`<a href="#tag-${name}">${name}</a> `)}
            <a href="#entities">entities</a>
          </nav>
        </header>
        <main>
          ${document.tags.map(
            ({ name }) => html`<section>
              <h2 id="tag-${name}">${name}</h2>
              ${calls
                .filter(({ operation }) => operation.tags.includes(name))
                .map(({ path, method, operation }) => callSection(path, method, operation))}
            </section>`,
          )}
          <section>
            <h2 id="entities">entities</h2>
            ${Object.entries(document.components.schemas).map(([name, schema]) =>
              entitySection(name, schema),
            )}
          </section>
        </main>
      </body>
    </html>`;
}

/** Its style sheet. */
export const docsStyle = `:root { color-scheme: light dark; --line: light-dark(#ddd, #444); --soft: light-dark(#595959, #b0b0b0); }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 70rem; padding: 1rem; }
code { font: 0.9em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 0 1rem; }
nav a { display: inline-block; min-height: 2.75rem; line-height: 2.75rem; }
h2 { border-block-end: 1px solid var(--line); margin-block: 2rem 0.5rem; }
summary { cursor: pointer; padding-block: 0.6rem; }
summary span, small { color: var(--soft); }
.method { display: inline-block; font-weight: bold; min-width: 4.5rem; }
details { border-block-end: 1px solid var(--line); overflow-x: auto; }
details[open] { padding-block-end: 1rem; }
details > p:empty { margin: 0; scroll-margin-block-start: 4rem; }
th code { overflow-wrap: normal; }
table { border-collapse: collapse; width: 100%; }
th, td { border-block-end: 1px solid var(--line); padding: 0.35rem 0.5rem; text-align: start; vertical-align: top; }
th[scope="row"] { font-weight: normal; }
`;
