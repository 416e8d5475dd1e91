import { refused } from '../refusal.ts'
import type { Terminal } from '../terminal.ts'
import { jsonFault } from './json-fault.ts'

/** Reads JSON from a file, or from standard input for `-`. */
export const readJson = async (file: string, terminal: Terminal): Promise<unknown> => {
  const text = await readText(file, terminal)
  const fault = jsonFault(text)
  if (fault === null) return JSON.parse(text)
  const place = placeIn(text, fault.offset)
  return fault.kind === 'repeated'
    ? refused({ code: 'repeated-field', file, field: fault.field, ...place })
    : refused({ code: 'broken-json', file, ...place })
}

/** Any text, from a file or from standard input for `-`. */
export const readText = async (file: string, terminal: Terminal): Promise<string> => {
  try {
    // Anything but UTF-8 would turn names into question marks, and two of them into one.
    return new TextDecoder('utf-8', { fatal: true }).decode(await terminal.read(file))
  } catch (fault) {
    return unreadable(file, fault)
  }
}

export const unreadable = (file: string, fault: unknown): never =>
  refused({ code: 'unreadable-file', file, reason: reasonOf(fault) })

const reasonOf = (fault: unknown): string => {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : 'unknown'
  return code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'not UTF-8' : code
}

/** Line and column of a place in a text. */
export const placeIn = (text: string, offset: number): { line: number; column: number } => {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
