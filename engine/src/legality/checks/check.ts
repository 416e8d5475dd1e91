import type { Finding } from '../../vocabulary/finding.ts'
import type { ListOf, SquadList } from '../../vocabulary/squad-list.ts'
import type { Circumstances } from '../circumstances.ts'
import type { ArmyClauses, DeckClauses, ListClauses, SquadClauses } from '../clauses.ts'

type Checks<L, C> = (list: L, clauses: C, circumstances: Circumstances) => readonly Finding[]

/** One question put to a list. */
export type Check = Checks<SquadList, ListClauses>

export type SquadCheck = Checks<ListOf<'squad'>, SquadClauses>
export type PointsCheck = Checks<ListOf<'squad' | 'army'>, SquadClauses | ArmyClauses>
export type ArmyCheck = Checks<ListOf<'army'>, ArmyClauses>
export type DeckCheck = Checks<ListOf<'decks' | 'team-decks'>, DeckClauses>

/** A question that only squads are asked. */
export const ofSquads =
  (check: SquadCheck): Check =>
  (list, clauses, circumstances) =>
    list.kind === 'squad' && clauses.kind === 'squad' ? check(list, clauses, circumstances) : []

/** A question for lists that cost points: squads and armies. */
export const ofPoints =
  (check: PointsCheck): Check =>
  (list, clauses, circumstances) =>
    (list.kind === 'squad' || list.kind === 'army') && 'pointCap' in clauses
      ? check(list, clauses, circumstances)
      : []

export const ofArmies =
  (check: ArmyCheck): Check =>
  (list, clauses, circumstances) =>
    list.kind === 'army' && clauses.kind === 'army' ? check(list, clauses, circumstances) : []

export const ofDecks =
  (check: DeckCheck): Check =>
  (list, clauses, circumstances) =>
    'decks' in list && 'decks' in clauses ? check(list, clauses, circumstances) : []
