/** What a list has, and lines to write on up to so many. */
export const withBlankRows = <T>(rows: readonly T[], least: number): readonly (T | null)[] => [
  ...rows,
  ...Array.from({ length: Math.max(0, least - rows.length) }, () => null),
]
