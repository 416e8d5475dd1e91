import {
  type Day,
  damageDecksOn,
  type ListClauses,
  type ListOf,
  type PlayerId,
  type Side,
  type Sleeves,
  type SquadList,
} from '@topcut/engine'
import type { CardDrafts } from './card-draft.ts'

type ShipSize = ListOf<'squad'>['ships'][number]['size']
export const shipSizes: readonly ShipSize[] = ['small', 'large', 'huge']

/** A ship as it is typed: numbers are still texts, upgrades are lines. */
export type ShipDraft = {
  readonly name: string
  readonly points: string
  /** Empty: that of the list. */
  readonly faction: string
  readonly size: ShipSize
  readonly hull: string
  readonly shields: string
  readonly attack: string
  readonly under: string
}

/** A group of figures as it is typed, with what is attached to it. */
export type GroupDraft = Pick<ShipDraft, 'name' | 'points' | 'faction' | 'under'>

export type DeckDraft = {
  readonly side: Side
  readonly affiliation: string
  readonly objectives: string
  readonly commands: string
  readonly sleeves: Sleeves | ''
  /** Which of the team plays it. */
  readonly owner: '' | '0' | '1'
}

export type FormDraft = {
  /** What is said about cards beside their lines; only of those about which something is. */
  readonly cards?: CardDrafts
} & (
  | {
      readonly kind: 'squad'
      readonly faction: string
      readonly ships: readonly ShipDraft[]
      readonly total: string
      readonly obstacles: readonly string[]
      readonly damageDeck: string
    }
  | {
      readonly kind: 'army'
      readonly faction: string
      readonly groups: readonly GroupDraft[]
      readonly total: string
      readonly commandDeck: string
      readonly sleeves: Sleeves | ''
    }
  | {
      readonly kind: 'decks' | 'team-decks'
      readonly decks: readonly DeckDraft[]
      /** The two of a team; nobody but a team has them. */
      readonly members: readonly string[]
    }
)

export type FormOf<K extends FormDraft['kind']> = Extract<FormDraft, { readonly kind: K }>

/** What was spelt otherwise, by the name of the card that was taken for it: nobody has looked yet. */
export type Guesses = { readonly [name: string]: string }

/**
 * What is being typed: as cards that are known, into the form by hand, or as a text that nobody reads.
 * As cards, the text alone says which they are; the form has what comes along with them.
 */
export type ListDraft = {
  readonly as: 'cards' | 'form' | 'text'
  readonly form: FormDraft
  readonly text: string
  readonly guesses?: Guesses
}

export const emptyGroup: GroupDraft = { name: '', points: '', faction: '', under: '' }

export const emptyShip: ShipDraft = {
  ...emptyGroup,
  size: 'small',
  hull: '',
  shields: '',
  attack: '',
}

export const emptyForm = (clauses: ListClauses, date: Day, player: PlayerId): FormDraft => {
  switch (clauses.kind) {
    case 'squad': {
      const [only = '', ...others] = damageDecksOn(date, clauses)
      return {
        kind: 'squad',
        faction: '',
        ships: [emptyShip],
        total: '',
        obstacles: Array.from({ length: clauses.obstacles.value.count }, () => ''),
        // Where the day leaves one only, nobody has to choose it.
        damageDeck: others.length === 0 ? only : '',
      }
    }
    case 'army':
      return {
        kind: 'army',
        faction: '',
        groups: [emptyGroup],
        total: '',
        commandDeck: '',
        sleeves: '',
      }
    case 'decks':
    case 'team-decks':
      return {
        kind: clauses.kind,
        decks: clauses.decks.value.map((side) => ({
          side,
          affiliation: '',
          objectives: '',
          commands: '',
          sleeves: '',
          owner: '',
        })),
        members: clauses.kind === 'team-decks' ? [`${player}.1`, `${player}.2`] : [],
      }
  }
}

/** Whether nothing has been typed yet, so that nothing can be wrong with it. */
export const isUntouched = (typed: ListDraft | null, before: SquadList | null): boolean =>
  typed === null ? before === null : typed.as !== 'form' && typed.text.trim() === ''
