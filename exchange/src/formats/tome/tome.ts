import { refused } from '../../refusal.ts'
import { type At, anyObject, field, has, list } from '../../scenario/shape.ts'
import type { Found, FoundMatch, FoundPlayer, FoundRound, Method } from '../found.ts'
import { isObject, type Reader } from '../input.ts'
import { given, label, numeric, yes } from '../loose.ts'
import type { Lost } from '../lost.ts'
import { methodOfTitle } from '../title-names.ts'
import { readPlayed, type Sat } from './read-played.ts'

/** The groups of entities, bare or inside what the server wraps around them. */
const groupsOf = (json: unknown): At | null => {
  if (!isObject(json)) return null
  if (isObject(json['entityGroupMap']))
    return { value: json['entityGroupMap'], path: 'entityGroupMap' }
  const { data } = json
  if (!isObject(data) || !isObject(data['entityGroupMap'])) return null
  return { value: data['entityGroupMap'], path: 'data.entityGroupMap' }
}

/** The dump of FFG's own tool. */
export const tome: Reader = {
  format: 'tome',
  isOne: ({ json }) => isObject(json) && ('metadataVersion' in json || groupsOf(json) !== null),
  read: ({ json }) =>
    readTome(
      groupsOf(json) ??
        refused({ code: 'broken-file', format: 'tome', line: 1, wanted: 'entity-groups' }),
    ),
}

const readTome = (groups: At): Found => {
  const lost: Lost[] = []
  const entities = (kind: string): readonly At[] => {
    const name = Object.keys(groups.value as object).find((key) => key.startsWith(`${kind}:`))
    if (name === undefined) return []
    return list(field(anyObject(field(groups, name)), 'entities'), anyObject)
  }
  const keyOf = (at: At, name: string) => given(at, name, label) ?? ''
  const tournaments = entities('Tournament')
  const main =
    tournaments.find((one) => given(one, 'parent_pk', label) === undefined) ?? tournaments[0]
  if (main === undefined)
    refused({ code: 'broken-file', format: 'tome', line: 1, wanted: 'one-event' })
  const mainKey = main === undefined ? '' : keyOf(main, 'pk')
  const ours = tournaments.filter((one) => one === main || keyOf(one, 'parent_pk') === mainKey)
  lost.push(
    ...tournaments
      .filter((one) => !ours.includes(one))
      .map((one) => ({ kind: 'other-event' as const, of: keyOf(one, 'name'), where: one.path })),
  )
  const settings =
    entities('GameSettings').find(
      (one) => keyOf(one, 'pk') === (main === undefined ? '' : keyOf(main, 'settings_pk')),
    ) ?? entities('GameSettings')[0]
  const sitting = entities('MatchParticipant')
  const people = entities('Participant').filter(
    (one) =>
      !has(one, 'tournament_pk') ||
      ours.some((own) => keyOf(own, 'pk') === keyOf(one, 'tournament_pk')),
  )
  const names = new Map<string, string>()
  const method = methodIn(settings, entities('Tiebreaker'))
  const satIn = (match: At): readonly Sat[] =>
    sitting
      .filter((one) => keyOf(one, 'match_pk') === keyOf(match, 'pk'))
      .map((one) => ({
        at: one.path,
        player: names.get(keyOf(one, 'participant_pk')) ?? `#${keyOf(one, 'participant_pk')}`,
        role: given(one, 'role', numeric) ?? 0,
        score: given(one, 'raw_score', numeric),
        points: given(one, 'points_earned', numeric),
        margin: given(one, 'margin_of_victory', numeric),
      }))
      .toSorted((a, b) => a.role - b.role)
  for (const one of people) {
    const name =
      `${given(one, 'first_name', label) ?? ''} ${given(one, 'last_name', label) ?? ''}`.trim()
    names.set(keyOf(one, 'pk'), name || `#${keyOf(one, 'pk')}`)
  }
  const seats = Map.groupBy(sitting, (one) => keyOf(one, 'match_pk'))
  const held = new Set(
    entities('Match')
      .filter((one) => ours.some((own) => keyOf(own, 'pk') === keyOf(one, 'tournament_pk')))
      .map((one) => keyOf(one, 'pk')),
  )
  // A seat at no table, or a third one at a table, can be no part of a match.
  for (const [match, all] of seats) {
    for (const one of held.has(match) ? all.slice(2) : all) {
      lost.push({ kind: 'field', of: 'MatchParticipant', where: one.path })
    }
  }
  const rounds: (FoundRound & { readonly order: number })[] = []
  for (const [stage, own] of ours.map((one) => [stageOf(one, main), one] as const)) {
    const matches = entities('Match').filter(
      (one) => keyOf(one, 'tournament_pk') === keyOf(own, 'pk'),
    )
    for (const [number, inRound] of Map.groupBy(
      matches,
      (one) => given(one, 'round', numeric) ?? 1,
    )) {
      const read = inRound
        .toSorted((a, b) => orderOf(a) - orderOf(b))
        .flatMap((match): readonly FoundMatch[] => readPlayed(match, satIn(match), method))
      const order = (stage === 'swiss' ? 0 : 1000) + number
      rounds.push({ stage, at: inRound[0]?.path ?? own.path, matches: read, order })
    }
  }
  const swissKeys = new Set(
    entities('Match')
      .filter((one) => main !== undefined && keyOf(one, 'tournament_pk') === keyOf(main, 'pk'))
      .map((one) => keyOf(one, 'pk')),
  )
  const sum = (player: string, of: 'points_earned' | 'margin_of_victory') =>
    sitting
      .filter(
        (one) => keyOf(one, 'participant_pk') === player && swissKeys.has(keyOf(one, 'match_pk')),
      )
      .reduce((total, one) => total + (given(one, of, numeric) ?? 0), 0)
  const players = people.map((one): FoundPlayer => {
    const key = keyOf(one, 'pk')
    const name = names.get(key) ?? ''
    if (given(one, 'email', label) !== undefined)
      lost.push({ kind: 'email', of: name, where: field(one, 'email').path })
    const bye = given(one, 'has_received_bye', yes)
    const isActive = given(one, 'is_active', yes)
    return {
      name,
      at: one.path,
      earnedBye: (given(one, 'reward_byes', numeric) ?? 0) > 0,
      claims: {
        points: {
          value: sum(key, 'points_earned') + (given(one, 'base_points', numeric) ?? 0),
          decimals: 0,
        },
        ...(method === 'destroyed-points'
          ? {
              margin: {
                value:
                  sum(key, 'margin_of_victory') +
                  (given(one, 'base_margin_of_victory', numeric) ?? 0),
                decimals: 0,
              },
            }
          : {}),
        ...(bye === undefined ? {} : { hadBye: bye }),
        ...(isActive === undefined ? {} : { isDropped: !isActive }),
      },
    }
  })
  const win = settings === undefined ? undefined : given(settings, 'win_points', numeric)
  return {
    format: 'tome',
    name: main === undefined ? null : (given(main, 'name', label) ?? null),
    date: null,
    method,
    schedules: 'averages-over-own-rounds',
    ...(win === undefined ? {} : { winPoints: win }),
    players,
    rounds: rounds.toSorted((a, b) => a.order - b.order).map(({ order: _, ...round }) => round),
    lost,
  }
}

const orderOf = (match: At): number => {
  const order = given(match, 'order_index', numeric) ?? 0
  return order < 0 ? Number.MAX_SAFE_INTEGER : order
}

const stageOf = (own: At, main: At | undefined): FoundRound['stage'] =>
  own !== main || given(own, 'format_pk', numeric) === 2 ? 'elimination' : 'swiss'

/** How matches are scored there: by the title, else by the tie-breakers. */
const methodIn = (settings: At | undefined, tieBreakers: readonly At[]): Method => {
  const titled = settings === undefined ? null : methodOfTitle(given(settings, 'name', label) ?? '')
  if (titled !== null) return titled
  const names = tieBreakers.map((one) => given(one, 'name', label))
  if (names.includes('margin_of_victory')) return 'destroyed-points'
  return names.includes('ext_str_of_sched') ? 'victory-points' : 'destroyed-points'
}
