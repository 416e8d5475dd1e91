import type { Details, EventState, Regulation } from '@topcut/engine'
import { regulationOf, takesPart } from '@topcut/engine'
import type { StructureKind } from '../../../leader/structure/structure-choice.ts'
import { daysFrom, sameWeekday } from './another-day.ts'
import type { Filled } from './creation.ts'

/** An event as the form would have been filled in for another one like it. */
export type Copied = {
  readonly regulation: Regulation
  readonly filled: Filled
  readonly tables: EventState['tables']
  readonly expected: number
  readonly details: Details
  readonly capacity: number | null
}

/** `Squad Night 38` is followed by `Squad Night 39`; a year goes on by one as well. */
export const nextName = (name: string): string =>
  name.replace(/(\d+)(\D*)$/, (_, number: string, rest: string) => `${Number(number) + 1}${rest}`)

type Chosen = Pick<Filled, 'swissRounds' | 'cut'> & { readonly kind: StructureKind }

const structureChosen = ({ created: { structure } }: EventState): Chosen => {
  const usual = { swissRounds: '4', cut: '4' }
  if (structure.kind !== 'custom') return { ...usual, kind: structure.kind }
  const [first, second] = structure.stages
  if (first?.kind === 'elimination') return { ...usual, kind: 'elimination' }
  return { kind: 'custom', swissRounds: `${first?.rounds ?? 4}`, cut: `${second?.cut ?? 0}` }
}

/**
 * All that was laid down, on the next such day of the week; null where its document is not known
 * here.
 */
export const copiedFrom = (state: EventState, today: string): Copied | null => {
  const { created, details, tables, players, stages, capacity } = state
  const regulation = regulationOf(created.regulation)
  if (regulation === null) return null
  const { swiss, elimination } = created.roundMinutes ?? {}
  const { until = created.date, ...about } = state.about
  const came = [...players.values()].filter((one) =>
    stages.length === 0 ? one.status === 'registered' : takesPart(one),
  ).length
  return {
    regulation,
    filled: {
      name: nextName(created.name),
      tier: created.tier,
      date: sameWeekday(created.date, today),
      ...structureChosen(state),
      minutes: { swiss: `${swiss ?? ''}`, elimination: `${elimination ?? ''}` },
      missions: (created.missions ?? []).join('\n'),
      options: created.options,
      about,
      days: daysFrom(created.date, until),
    },
    tables,
    expected: came === 0 ? 16 : came,
    details,
    capacity,
  }
}
