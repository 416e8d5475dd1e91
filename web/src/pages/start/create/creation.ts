import {
  type About,
  type Command,
  day,
  type Options,
  type Regulation,
  type Tier,
} from '@topcut/engine'
import { roundMinutesOf, type TypedMinutes } from '../../../leader/structure/lengths-left-open.ts'
import { type StructureKind, structureOf } from '../../../leader/structure/structure-choice.ts'
import { daysLater } from './another-day.ts'

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
  /** What is said of it from the beginning, all but the last day. */
  readonly about: Omit<About, 'until'>
  /** How many days it takes. */
  readonly days: number
}

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const creationOf = (regulation: Regulation, filled: Filled): CreateEvent => {
  const { name, tier, date, kind, swissRounds, cut, options } = filled
  const missions = regulation.missions === null ? [] : linesOf(filled.missions)
  const about = aboutOf(filled)
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
    ...(Object.keys(about).length === 0 ? {} : { about }),
  }
}

/** Nothing that was left empty, and the last day counted from the first. */
const aboutOf = ({ about, date, days }: Filled): About => ({
  ...Object.fromEntries(
    Object.entries(about).filter(([, said]) => typeof said !== 'string' || said.trim() !== ''),
  ),
  ...(days > 1 ? { until: day(daysLater(date, days - 1)) } : {}),
})
