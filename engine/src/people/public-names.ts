import type { Brand, PlayerId } from '../vocabulary/ids.ts'
import type { ShownName } from '../vocabulary/player.ts'
import type { Clause } from '../vocabulary/rule.ts'
import { type People, type Person, type PlayerNumbers, toldApart } from './people.ts'
import { shortName } from './short-name.ts'

/**
 * A name as it may leave the house. It is made here and nowhere else, so that whatever wants one
 * cannot be handed the full name of somebody who objects.
 */
export type PublicName = Brand<string, 'PublicName'>

/** How people are named where everybody can read it. */
export type NameClauses = {
  /** What everybody agrees to; the first of them where nobody asked for another. */
  readonly least: Clause<readonly ShownName[]>
  readonly full: Clause<'unless-objected'>
}

type Ruled = { readonly least: readonly ShownName[]; readonly full: string }

/** Where a document is silent, no more is shown than others let everybody agree to. */
const silent: Ruled = { least: ['short', 'nickname'], full: 'unless-objected' }

/**
 * `asked`: as each asked to be named. `full`: in full wherever nobody objected or asked otherwise,
 * which is a leader's to choose.
 */
export type Naming = 'asked' | 'full'

type Publishing = {
  readonly naming?: Naming
  /** Where the document plays in teams everybody is one, also whose people nobody has named yet. */
  readonly inTeams?: boolean
}

/** How everybody but the leaders sees each player: as asked for where that is ruled, never nothing. */
export const publicNames = (
  people: People,
  numbers: PlayerNumbers,
  clauses: NameClauses | null,
  { naming = 'asked', inTeams = false }: Publishing = {},
): ReadonlyMap<PlayerId, PublicName> => {
  const ruled = ruledBy(clauses)
  const named = toldApart(people, numbers, (person) =>
    // What a team is called is nobody's own name.
    inTeams || (person.members ?? []).length > 0
      ? person.name
      : spelledOut(asNamed(person, naming), ruled),
  )
  return named as ReadonlyMap<PlayerId, PublicName>
}

/** Of whom nobody knows more than the number. */
export const numberAsName = (number: number | undefined): PublicName =>
  `#${number ?? '?'}` as PublicName

/** The people of each team, as each of them asked to be named, else as the team asked for all. */
export const publicMembers = (
  people: People,
  clauses: NameClauses | null,
  naming: Naming = 'asked',
): ReadonlyMap<PlayerId, readonly PublicName[]> => {
  const ruled = ruledBy(clauses)
  return new Map(
    [...people].map(([player, { members = [], membersShown = [], nickname: _, ...team }]) => [
      player,
      members.map((name, index) => {
        const shown = membersShown[index] ?? team.shown
        const asked = { ...team, name, ...(shown === undefined ? {} : { shown }) }
        return spelledOut(asNamed(asked, naming), ruled) as PublicName
      }),
    ]),
  )
}

const asNamed = (person: Person, naming: Naming): Person =>
  naming === 'full' ? { shown: 'full', ...person } : person

const ruledBy = (clauses: NameClauses | null): Ruled =>
  clauses === null ? silent : { least: clauses.least.value, full: clauses.full.value }

const spelledOut = (person: Person, { least, full }: Ruled): string => {
  const [unasked = 'short'] = least
  const asked = person.shown ?? unasked
  const isRuled =
    asked === 'full' ? full === 'unless-objected' && person.objects !== true : least.includes(asked)
  const shown = isRuled ? asked : unasked
  if (shown === 'full') return person.name
  const nickname = person.nickname?.trim() ?? ''
  return shown === 'nickname' && nickname !== '' ? nickname : shortName(person.name)
}
