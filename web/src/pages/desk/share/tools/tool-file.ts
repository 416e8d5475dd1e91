import { type Outgoing, Refused, reportWords, type WrittenFormat, writeOut } from '@topcut/exchange'
import type { Language } from '@topcut/protocol/words'

export const toolFormats = [
  'cryodex',
  'listjuggler',
  'nrtm',
  'trf',
  'csv',
  'scenario',
] as const satisfies readonly WrittenFormat[]
export type ToolFormat = (typeof toolFormats)[number]

/** The ending of its name and its type. */
export const kindOfFile: {
  readonly [F in ToolFormat]: readonly [ending: string, type: string]
} = {
  cryodex: ['json', 'application/json;charset=utf-8'],
  listjuggler: ['json', 'application/json;charset=utf-8'],
  nrtm: ['json', 'application/json;charset=utf-8'],
  trf: ['trf', 'text/plain;charset=utf-8'],
  csv: ['csv', 'text/csv;charset=utf-8'],
  scenario: ['json', 'application/json;charset=utf-8'],
}

type ToolFile = {
  readonly text: string
  /** What the file cannot say of this event, in a sentence; empty where it says everything. */
  readonly unsaid: string
}

/** Written and read again; null where the format has no way to tell this event. */
export const toolFile = (
  event: Outgoing,
  format: ToolFormat,
  name: string,
  language: Language,
): ToolFile | null => {
  try {
    const { text, unsaid } = writeOut(event, format)
    const words = reportWords(language)
    const missing = unsaid.map(({ what, count }) =>
      count > 1 ? `${words.unsaid[what]} (${count})` : words.unsaid[what],
    )
    return {
      text,
      unsaid: missing.length === 0 ? '' : words.notWritten(name, missing.join(', '), 1),
    }
  } catch (fault) {
    if (fault instanceof Refused) return null
    throw fault
  }
}
