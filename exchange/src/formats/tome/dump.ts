import { refused } from '../../refusal.ts'
import { type At, anyObject, field, list } from '../../scenario/shape.ts'
import { given, label } from '../loose.ts'

/** What one event has of a dump of entities that point at each other. */
export type Dump = {
  readonly main: At
  /** The event and the cut that belongs to it. */
  readonly ours: readonly At[]
  readonly others: readonly At[]
  readonly settings: At | undefined
  readonly tieBreakers: readonly At[]
  readonly people: readonly At[]
  readonly matches: readonly At[]
  readonly seats: readonly At[]
}

/** A key of an entity, its own or one that points at another. */
export const keyOf = (at: At, name: string): string => given(at, name, label) ?? ''

export const readDump = (groups: At): Dump => {
  const entities = (kind: string): readonly At[] => {
    const name = Object.keys(groups.value as object).find((key) => key.startsWith(`${kind}:`))
    if (name === undefined) return []
    return list(field(anyObject(field(groups, name)), 'entities'), anyObject)
  }
  const tournaments = entities('Tournament')
  const [first] = tournaments
  const main =
    tournaments.find((one) => keyOf(one, 'parent_pk') === '') ??
    first ??
    refused({ code: 'broken-file', format: 'tome', line: 1, wanted: 'one-event' })
  const ours = tournaments.filter(
    (one) => one === main || keyOf(one, 'parent_pk') === keyOf(main, 'pk'),
  )
  const settings = entities('GameSettings')
  return {
    main,
    ours,
    others: tournaments.filter((one) => !ours.includes(one)),
    settings:
      settings.find((one) => keyOf(one, 'pk') === keyOf(main, 'settings_pk')) ?? settings[0],
    tieBreakers: entities('Tiebreaker'),
    people: entities('Participant'),
    matches: entities('Match'),
    seats: entities('MatchParticipant'),
  }
}

/** Whether an entity belongs to a tournament; some dumps leave that out for players. */
export const isOf = (one: At, tournament: At): boolean =>
  [keyOf(tournament, 'pk'), ''].includes(keyOf(one, 'tournament_pk'))
