import { writeCryodex } from './formats/cryodex/write-cryodex.ts'
import { writeCsv } from './formats/csv/write-csv.ts'
import { writeListjuggler } from './formats/listjuggler/write-listjuggler.ts'
import { writeNrtm } from './formats/nrtm/write-nrtm.ts'
import { writeScenarioFile } from './formats/scenario/write-scenario-file.ts'
import { writeTopcut } from './formats/topcut/write-topcut.ts'
import { writeTrf } from './formats/trf/write-trf.ts'
import type { Outgoing, Writer } from './outgoing/outgoing.ts'
import { type Unsaid, unsaid } from './outgoing/unsaid.ts'
import { takeInText } from './take-in.ts'

/** One line per format that is written. */
const writers = {
  scenario: writeScenarioFile,
  cryodex: writeCryodex,
  listjuggler: writeListjuggler,
  nrtm: writeNrtm,
  trf: writeTrf,
  csv: writeCsv,
  topcut: writeTopcut,
} satisfies Readonly<Record<string, Writer>>

export type WrittenFormat = keyof typeof writers

export const writtenFormats = Object.keys(writers) as readonly WrittenFormat[]

type WrittenOut = { readonly text: string; readonly unsaid: readonly Unsaid[] }

/** Writes an event, reads it again, and names whatever does not come back. */
export const writeOut = (event: Outgoing, format: WrittenFormat): WrittenOut => {
  const text = writers[format](event)
  const again = takeInText(text, format, null).scenario
  if (again.regulation === event.scenario.regulation) {
    return { text, unsaid: unsaid(event.scenario, again) }
  }
  const { regulation } = event.scenario
  const asked = takeInText(text, format, regulation).scenario
  return { text, unsaid: [{ what: 'regulation', count: 1 }, ...unsaid(event.scenario, asked)] }
}
