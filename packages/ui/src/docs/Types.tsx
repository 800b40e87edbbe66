import { named, types } from "virtual:kit-types";
import type { TypeField, TypeTable } from "../../../../.storybook/typeTables.mjs";
import { useComponentNames } from "./useComponentNames";

const FieldRow = ({ name, type, required, description }: TypeField) => (
  <tr>
    <td>
      <code>{required ? name : `${name}?`}</code>
    </td>
    <td>
      <code>{type}</code>
    </td>
    <td>{description}</td>
  </tr>
);

const FieldTable = ({ fields }: { fields: readonly TypeField[] }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Type</th>
        <th scope="col">Description</th>
      </tr>
    </thead>
    <tbody>
      {fields.map((field) => (
        <FieldRow key={field.name} {...field} />
      ))}
    </tbody>
  </table>
);

/** Texts are many, and read by whoever writes them anew: they wait to be opened. */
const TypeEntry = ({ name, title, description, fields, text }: TypeTable) => (
  <details className="taanka-type" open={!name.endsWith("Messages")}>
    <summary>
      <code>{title}</code> {description}
    </summary>
    {fields ? <FieldTable fields={fields} /> : <code>{text}</code>}
  </details>
);

/** The types that a page's tables of props name, below these: generated, as the tables are. */
export function Types() {
  const names = new Set(useComponentNames().flatMap((component) => named[component] ?? []));
  const shown = [...names].flatMap((name) => types[name] ?? []);
  if (shown.length === 0) return null;
  return (
    <>
      <h3 id="types">Types</h3>
      {shown.map((type) => (
        <TypeEntry key={type.name} {...type} />
      ))}
    </>
  );
}
