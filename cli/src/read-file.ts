import { readFileSync } from 'node:fs'
import { refused } from './refusal.ts'

/** Reads JSON from a file, or from standard input for `-`. */
export const readJson = (file: string): unknown => {
  const text = readText(file)
  try {
    return JSON.parse(text)
  } catch (fault) {
    return refused({ code: 'broken-json', file, ...placeOf(text, fault) })
  }
}

const readText = (file: string): string => {
  try {
    // A byte order mark is a common gift of Windows editors and no part of JSON.
    return readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\uFEFF/, '')
  } catch (fault) {
    const reason = fault instanceof Error && 'code' in fault ? String(fault.code) : 'unknown'
    return refused({ code: 'unreadable-file', file, reason })
  }
}

/** Node names an offset for most faults and nothing for a text that ends too early. */
const placeOf = (text: string, fault: unknown): { line: number; column: number } => {
  const named = /position (\d+)/.exec(fault instanceof Error ? fault.message : '')
  const before = text.slice(0, named === null ? text.length : Number(named[1]))
  const lines = before.split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
