/** The first field of a table's result: where the keyboard goes for that table. */
export const scoreField = (table: number): string => `table-${table}-first`
