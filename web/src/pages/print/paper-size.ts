/** The papers of the two worlds, in millimetres. */
export const paperSizes = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const
export type PaperSize = keyof typeof paperSizes

export const isPaperSize = (text: string | null): text is PaperSize =>
  text !== null && text in paperSizes

/** As CSS counts: 96 to the inch. */
export const pixels = (millimetres: number): number => (millimetres / 25.4) * 96
