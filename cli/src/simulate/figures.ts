export type Figures = { readonly p50: number; readonly p99: number; readonly max: number }

const rounded = (milliseconds: number): number => Math.round(milliseconds * 1000) / 1000

/** The middle, the slow end and the slowest of some measurements, in milliseconds. */
export const figuresOf = (milliseconds: readonly number[]): Figures => {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) => rounded(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}
