import { regulationOf } from '@topcut/engine'
import { readers } from './formats/catalogue.ts'
import { mendedJson } from './formats/cryodex/mended-json.ts'
import type { FormatName } from './formats/format.ts'
import type { Found } from './formats/found.ts'
import type { Input, Reader, Whole } from './formats/input.ts'
import type { Lost } from './formats/lost.ts'
import { withoutLastKey } from './formats/tome/without-last-key.ts'
import { recogniseRegulation, type Why } from './recognise-regulation.ts'
import { type PlacedRefusal, Refused, refused } from './refusal.ts'
import type { Discrepancy } from './report/discrepancy.ts'
import { report } from './report/report.ts'
import { byes, rematches, strangers } from './report/rounds.ts'
import { playScenario } from './scenario/play.ts'
import { readScenario } from './scenario/read-scenario.ts'
import type { Scenario } from './scenario/scenario.ts'
import { writeScenario } from './scenario/write-scenario.ts'
import { decode } from './text/decode.ts'
import { jsonFault } from './text/json-fault.ts'
import { lineOfPath } from './text/line-of-path.ts'
import { readJson } from './text/read-json.ts'

/** A file taken in: what it is, the event it tells, what it says against itself, what is left. */
export type TakenIn = {
  readonly format: FormatName
  readonly name: string | null
  readonly why: Why
  readonly scenario: Scenario
  readonly discrepancies: readonly Discrepancy[]
  readonly lost: readonly Lost[]
  readonly lists: ReadonlyMap<string, unknown>
}

/** Reads a file of any tool; `regulation` is the document somebody asks for, null to recognise it. */
export const takeIn = (bytes: Uint8Array, file: string, regulation: string | null): TakenIn =>
  takeInText(decode(bytes), file, regulation)

export const takeInText = (text: string, file: string, regulation: string | null): TakenIn => {
  if (regulation !== null && regulationOf(regulation) === null) {
    refused({ code: 'unknown-regulation', regulation })
  }
  const input = inputOf(text, file)
  const reader = readers.find((one) => one.isOne(input)) ?? unknownFormat(input)
  const found = withLine(input, reader)
  return 'scenario' in found ? wholeTaken(found, regulation) : foundTaken(found, regulation)
}

const looksLikeJson = (text: string): boolean => /^\s*[{[]/.test(text)

const inputOf = (whole: string, file: string): Input => {
  if (!looksLikeJson(whole)) return { file, text: whole, json: undefined }
  const text = withoutLastKey(whole)
  if (jsonFault(text) === null) return { file, text, json: JSON.parse(text) }
  const mended = mendedJson(text)
  if (jsonFault(mended) === null) return { file, text: mended, json: JSON.parse(mended) }
  return { file, text, json: readJson(text, file) }
}

const unknownFormat = ({ text }: Input): never => {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  const found = (lines[first] ?? '').trim().slice(0, 40)
  return refused({ code: 'unknown-format', line: Math.max(first, 0) + 1, found })
}

/** What is wrong in JSON is found by its path; people look for a line. */
const withLine = (input: Input, reader: Reader): Found | Whole => {
  try {
    return reader.read(input)
  } catch (fault) {
    if (!(fault instanceof Refused) || !('at' in fault.refusal) || input.json === undefined)
      throw fault
    const line = lineOfPath(input.text, String(fault.refusal.at))
    throw new Refused({ ...fault.refusal, line })
  }
}

const foundTaken = (found: Found, asked: string | null): TakenIn => {
  const { assembled, why } = recogniseRegulation(found, asked)
  const { discrepancies, scenario } = report(assembled)
  const { format, name, lists = new Map<string, unknown>() } = found
  const lost = [...assembled.lost, ...refusedReplay(scenario)]
  return { format, name, why, scenario, discrepancies, lost, lists }
}

/** What the document says against the rounds as they stand; a file is history, so they stand. */
const refusedReplay = (scenario: Scenario): readonly Lost[] => {
  try {
    playScenario(scenario)
    return []
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault
    const { code, at = 'rounds' } = fault.refusal as PlacedRefusal
    return [{ kind: 'replay', of: code, where: at }]
  }
}

const wholeTaken = (
  { format, name, scenario: own, lost }: Whole,
  asked: string | null,
): TakenIn => {
  const scenario = asked === null ? own : readScenario({ ...writeScenario(own), regulation: asked })
  const regulation = regulationOf(scenario.regulation)
  const isMargin = regulation?.scoring.swiss.method === 'destroyed-points'
  return {
    ...{ format, name, scenario, lists: new Map() },
    lost: [...lost, ...refusedReplay(scenario)],
    discrepancies: [...strangers(scenario), ...rematches(scenario), ...byes(scenario, [])],
    why: {
      by: asked === null ? 'named' : 'asked',
      win: 0,
      hasMargin: isMargin,
      date: scenario.date,
    },
  }
}
