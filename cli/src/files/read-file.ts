import { refused } from '../refusal.ts'
import type { Terminal } from '../terminal.ts'

/** Reads JSON from a file, or from standard input for `-`. */
export const readJsonFile = async (file: string, terminal: Terminal): Promise<unknown> => {
  const text = await readText(file, terminal)
  // Only now: who verifies a record reads a text too, and must not wait for every format.
  const { readJson } = await import('@topcut/exchange')
  return readJson(text, file)
}

/** The bytes of a file, whatever they are. */
export const readBytes = async (file: string, terminal: Terminal): Promise<Uint8Array> => {
  try {
    return await terminal.read(file)
  } catch (fault) {
    return unreadable(file, fault)
  }
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
