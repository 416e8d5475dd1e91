import { type At, anyObject, field, list } from '../../scenario/shape.ts'
import { dayIn } from '../day-in.ts'
import type { Claims, Found, FoundPlayer, FoundRound } from '../found.ts'
import { isObject, type Reader } from '../input.ts'
import { figure, given, label, numeric, strangeFields, yes } from '../loose.ts'
import type { Lost } from '../lost.ts'
import { toldApart } from '../told-apart.ts'
import { withOmittedByes } from './omitted-byes.ts'
import { readPairing } from './read-pairing.ts'

const known = [
  ...['name', 'date', 'cutToTop', 'preliminaryRounds', 'players', 'eliminationPlayers', 'rounds'],
  ...['uploadedFrom', 'links', 'abrTournamentId', 'version', 'usesPods', 'cacheRefresh'],
]

const playerFields = [
  ...['id', 'name', 'rank', 'matchPoints', 'strengthOfSchedule', 'extendedStrengthOfSchedule'],
  ...['forfeit', 'corpIdentity', 'runnerIdentity', 'corpFaction', 'runnerFaction'],
  // What NRTM works out for itself.
  ...['averageScore', 'isBye', 'opponents', 'pod', 'progressionCut'],
]

const identities = ['corpIdentity', 'runnerIdentity', 'corpFaction', 'runnerFaction']

/** What NRTM, Cobra and others upload. */
export const nrtm: Reader = {
  format: 'nrtm',
  isOne: ({ json }) =>
    isObject(json) &&
    ['cutToTop', 'preliminaryRounds', 'eliminationPlayers', 'uploadedFrom'].some(
      (name) => name in json,
    ),
  read: ({ json }) => {
    const at = { value: json, path: '' }
    const found = readNrtm(at)
    const from = given(at, 'uploadedFrom', label) ?? 'NRTM'
    return from === 'NRTM' ? withOmittedByes(found) : found
  },
}

const readNrtm = (at: At): Found => {
  const lost: Lost[] = [...strangeFields(at, known)]
  const top = new Map(
    (given(at, 'eliminationPlayers', inCut) ?? []).map((one) => [
      label(field(anyObject(one), 'id')),
      given(one, 'rank', numeric),
    ]),
  )
  const names = new Map<string, string>()
  const all = list(field(at, 'players'), anyObject)
  const shown = toldApart(all.map((one) => given(one, 'name', label) ?? `#${keyOf(one)}`))
  const players = all.map((one, index): FoundPlayer => {
    const [id, name = ''] = [keyOf(one), shown[index]]
    if (!names.has(id)) names.set(id, name)
    lost.push(...strangeFields(one, playerFields))
    const identity = identities.find((from) => given(one, from, label) !== undefined)
    if (identity !== undefined)
      lost.push({ kind: 'faction', of: name, where: field(one, identity).path })
    return { name, at: one.path, claims: readClaims(one, top.get(id)) }
  })
  const preliminary = given(at, 'preliminaryRounds', numeric)
  const nameOf = (id: string) => names.get(id) ?? `#${id}`
  const rounds = list(field(at, 'rounds'), (one): FoundRound => {
    const pairings = list(one, (pairing) => readPairing(pairing, nameOf, lost))
    const isCut = pairings.length > 0 && pairings.every(({ isElimination }) => isElimination)
    return {
      stage: isCut ? 'elimination' : 'swiss',
      at: one.path,
      matches: pairings.flatMap(({ match }) => match),
    }
  })
  const cut = given(at, 'cutToTop', numeric) ?? 0
  return {
    format: 'nrtm',
    name: given(at, 'name', label) ?? null,
    ...dayIn(at, 'date', lost),
    method: 'two-games',
    schedules: 'averages-over-opponents',
    players,
    rounds,
    ...(preliminary === undefined ? {} : { planned: { swissRounds: preliminary, cut } }),
    lost,
  }
}

const keyOf = (one: At): string => label(field(one, 'id'))

/** Where nobody is in it, some write an object instead of a list. */
const inCut = (all: At): readonly At[] =>
  isObject(all.value) && Object.keys(all.value).length === 0 ? [] : list(all, (one) => one)

const readClaims = (at: At, top: number | undefined): Claims => {
  const [points, schedule, extended] = [
    given(at, 'matchPoints', figure(0)),
    given(at, 'strengthOfSchedule', figure(4)),
    given(at, 'extendedStrengthOfSchedule', figure(4)),
  ]
  const place = given(at, 'rank', numeric)
  return {
    ...(points === undefined ? {} : { points }),
    ...(schedule === undefined ? {} : { schedule }),
    ...(extended === undefined ? {} : { extended }),
    ...(place === undefined || place < 1 ? {} : { place }),
    ...(given(at, 'forfeit', yes) === true ? { isDropped: true } : {}),
    // Below the final, places of the cut say nothing about the round somebody lost.
    ...(top === 1 || top === 2 ? { finalPlace: top } : {}),
  }
}
