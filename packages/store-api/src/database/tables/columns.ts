import type { ColumnType } from "kysely";

/** A moment; read as a date, written as a date or ISO 8601 text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** A moment that the database fills in when it is left out. */
export type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written as JSON text, so that lists are not mistaken for PostgreSQL arrays. */
export type Json<T> = ColumnType<T, string, string>;
