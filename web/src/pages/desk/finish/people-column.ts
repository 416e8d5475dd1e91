import type { PlayerId } from '@topcut/engine'
import type { PublicNames } from '../../../leader/names/public-names.ts'
import { membersText } from '../../../parts/pairings/members.ts'
import type { PageWords } from '../../../words/desk.ts'

/** Where teams play, their people have a column of their own behind the name. */
export const peopleHead = (page: PageWords, { inTeams }: PublicNames): readonly string[] =>
  inTeams === true ? [page.people.members] : []

export const peopleIn = (names: PublicNames, player: PlayerId): readonly string[] =>
  names.inTeams === true ? [membersText(names.members(player))] : []
