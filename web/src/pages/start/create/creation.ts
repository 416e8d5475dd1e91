import { type Command, day, type Options, type Regulation, type Tier } from '@topcut/engine'
import { roundMinutesOf, type TypedMinutes } from '../../../leader/structure/lengths-left-open.ts'
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
  readonly minutes: TypedMinutes
  /** One per line. */
  readonly missions: string
  readonly options: Options
}

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const creationOf = (regulation: Regulation, filled: Filled): CreateEvent => {
  const { name, tier, date, kind, swissRounds, cut, options } = filled
  const missions = regulation.missions === null ? [] : linesOf(filled.missions)
  return {
    kind: 'create-event',
    name: name.trim(),
    regulation: regulation.id,
    tier,
    date: day(date),
    structure: structureOf(regulation, kind, Number(swissRounds), Number(cut)),
    options,
    ...roundMinutesOf(regulation, filled.minutes),
    ...(missions.length === 0 ? {} : { missions }),
  }
}
