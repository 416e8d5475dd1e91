import { type Command, day, type Options, type Regulation, type Tier } from '@topcut/engine'
import { type StructureKind, structureOf } from '../../../leader/structure/structure-choice.ts'

export type CreateEvent = Extract<Command, { kind: 'create-event' }>

/** The form as it is filled in: numbers are still texts. */
export type Filled = {
  readonly name: string
  readonly tier: Tier
  readonly date: string
  readonly kind: StructureKind
  readonly swissRounds: string
  readonly cut: string
  /** Empty: as the document has it. */
  readonly minutes: { readonly swiss: string; readonly elimination: string }
  /** One per line. */
  readonly missions: string
  readonly options: Options
}

const timedKinds = ['swiss', 'elimination'] as const

/** The kinds of round whose length the document leaves to the organizer, with its limits. */
export const lengthsLeftOpen = ({ roundLength, structure }: Regulation) =>
  timedKinds.flatMap((kind) => {
    const { from, to, minutes } = roundLength[kind].value
    if (from === null || to === null || minutes === null || from === to) return []
    // Without a cut there is no round whose length this would be.
    if (kind === 'elimination' && structure.afterCut.value.length === 0) return []
    return [{ kind, from, to, minutes, rule: roundLength[kind].rule }]
  })

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const creationOf = (regulation: Regulation, filled: Filled): CreateEvent => {
  const { name, tier, date, kind, swissRounds, cut, options } = filled
  const chosen = lengthsLeftOpen(regulation).flatMap((one) => {
    const text = filled.minutes[one.kind].trim()
    return text === '' || Number(text) === one.minutes ? [] : [[one.kind, Number(text)] as const]
  })
  const missions = regulation.missions === null ? [] : linesOf(filled.missions)
  return {
    kind: 'create-event',
    name: name.trim(),
    regulation: regulation.id,
    tier,
    date: day(date),
    structure: structureOf(regulation, kind, Number(swissRounds), Number(cut)),
    options,
    ...(chosen.length === 0 ? {} : { roundMinutes: Object.fromEntries(chosen) }),
    ...(missions.length === 0 ? {} : { missions }),
  }
}
