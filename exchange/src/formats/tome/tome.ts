import { refused } from '../../refusal.ts'
import type { At } from '../../scenario/shape.ts'
import type { Found, Method } from '../found.ts'
import { isObject, type Reader } from '../input.ts'
import { given, label, numeric } from '../loose.ts'
import type { Lost } from '../lost.ts'
import { methodOfTitle } from '../method-of-title.ts'
import { type Dump, keyOf, readDump } from './dump.ts'
import { namesIn, readPeople } from './read-people.ts'
import { readRounds, strayResults } from './read-rounds.ts'

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
  const dump = readDump(groups)
  const { main, settings } = dump
  const method = methodIn(dump)
  const names = namesIn(dump)
  const lost: Lost[] = [
    ...dump.others.map((one) => ({
      kind: 'other-event' as const,
      of: keyOf(one, 'name'),
      where: one.path,
    })),
    ...strayResults(dump),
  ]
  const win = settings === undefined ? undefined : given(settings, 'win_points', numeric)
  return {
    format: 'tome',
    name: given(main, 'name', label) ?? null,
    date: null,
    method,
    schedules: 'averages-over-own-rounds',
    ...(win === undefined ? {} : { winPoints: win }),
    players: readPeople(dump, names, method, lost),
    rounds: readRounds(dump, names, method),
    lost,
  }
}

/** How matches are scored there: by the title, else by its sides and its tie-breakers. */
const methodIn = ({ settings, tieBreakers }: Dump): Method => {
  if (settings === undefined) return 'destroyed-points'
  const titled = ['name', 'original_name']
    .map((name) => methodOfTitle(given(settings, name, label) ?? ''))
    .find((method) => method !== null)
  if (titled !== undefined) return titled
  if ((given(settings, 'number_of_roles', numeric) ?? 1) > 1) return 'two-games'
  const names = tieBreakers
    .filter((one) => [keyOf(settings, 'pk'), ''].includes(keyOf(one, 'settings_pk')))
    .map((one) => given(one, 'name', label))
  if (names.includes('margin_of_victory')) return 'destroyed-points'
  return names.includes('ext_str_of_sched') ? 'victory-points' : 'destroyed-points'
}
