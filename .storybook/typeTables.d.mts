import type { ComponentDoc } from "react-docgen-typescript";
import type { Program } from "typescript";

export interface TypeField {
  name: string;
  required: boolean;
  type: string;
  description: string;
}

/** A type with fields has these, any other what it stands for. */
export interface TypeTable {
  name: string;
  /** With its parameters. */
  title: string;
  description: string;
  fields?: TypeField[];
  text?: string;
}

export interface NamedTypes {
  types: Record<string, TypeTable>;
  /** Names of the types that a component's props name. */
  named: Record<string, string[]>;
}

export const inOneLine: (words: string) => string;
export const typeTables: (program: Program, index: string) => Record<string, TypeTable>;
export const typesNamed: (texts: readonly string[], types: Record<string, TypeTable>) => string[];
export const typesByComponent: (
  tables: readonly ComponentDoc[],
  types: Record<string, TypeTable>,
) => Record<string, string[]>;
