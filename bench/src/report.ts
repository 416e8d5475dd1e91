import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

export type Row = Readonly<Record<string, string | number>>

/** Prints rows below their headings and keeps them, with the machine, in `bench/results`. */
export const report = (name: string, title: string, rows: readonly Row[]): void => {
  console.log(`\n${title}\n`)
  for (const line of table(rows)) console.log(line)
  const folder = fileURLToPath(new URL('../results', import.meta.url))
  mkdirSync(folder, { recursive: true })
  const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length }
  const at = new Date().toISOString()
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify({ at, machine, rows }, null, 2)}\n`)
}

const table = (rows: readonly Row[]): readonly string[] => {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [headings, ...rows.map((row) => headings.map((one) => shown(row[one] ?? '')))]
  const widths = headings.map((_, n) => Math.max(...lines.map((line) => line[n]?.length ?? 0)))
  // The first two columns name things, the others are figures.
  return lines.map((line) =>
    line
      .map((cell, n) => pad(cell, widths[n] ?? 0, n < 2))
      .join('  ')
      .trimEnd(),
  )
}

const pad = (cell: string, width: number, isName: boolean): string =>
  isName ? cell.padEnd(width) : cell.padStart(width)

/** Three figures are all that a time on a shared machine is worth. */
const shown = (value: string | number): string =>
  typeof value === 'string' || Number.isInteger(value)
    ? `${value}`
    : value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3)
