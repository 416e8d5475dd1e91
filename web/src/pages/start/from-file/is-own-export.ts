/** What a file begins with that Topcut itself has exported, also one that was cut off. */
export const isOwnExport = (text: string): boolean =>
  /^\s*\{\s*"format"\s*:\s*"topcut-events"/.test(text.slice(0, 200))
