import { day, type ListKind, type PlayerId, type SquadList } from '@topcut/engine'

type ListOf<K extends ListKind> = Extract<SquadList, { readonly kind: K }>
type Ship = ListOf<'squad'>['ships'][number]
type Deployment = ListOf<'army'>['deployments'][number]
type Deck = ListOf<'decks'>['decks'][number]

const released = day('2012-08-25')
const product = {
  name: 'A box',
  released: {
    german: released,
    english: released,
    polish: released,
    'north-american': released,
  },
  show: null,
}
const printed = { product, marks: [], proxies: [], language: 'english' }

const ship = (name: string, points: number): Ship => ({
  ...printed,
  kind: 'ship',
  name,
  points,
  factions: { card: 'rebel' },
  size: 'small',
  hull: 3,
  shields: 2,
  attack: 3,
  upgrades: [{ ...printed, kind: 'upgrade', name: 'An upgrade', points: 4, faction: null }],
})

const group = (name: string, points: number): Deployment => {
  return { ...printed, name, points, faction: 'rebel', attachments: [] }
}

/** A card of which nothing was declared; ten objectives with all they could say fill a log. */
const bare = { product: null, marks: [], proxies: [], points: 0 }

const deck = (side: Deck['side'], sets: number): Deck => ({
  side,
  affiliations: [{ ...printed, name: 'Affiliation', points: 0 }],
  objectives: Array.from({ length: sets }, (_, index) => {
    return { ...bare, name: `Objective ${index + 1}`, set: `${index + 1}` }
  }),
  commands: [{ ...printed, name: 'Command', points: 0, set: '1' }],
  sleeves: 'opaque',
})

/** How a list comes out: as it should be, with something a document bars, or put right later. */
export type Wording = 'legal' | 'illegal' | 'corrected'

/** The list of a player in the form that a document asks for. */
export const listFor = (kind: ListKind, player: PlayerId, wording: Wording): SquadList => {
  switch (kind) {
    case 'squad': {
      const points = { legal: 46, illegal: 60, corrected: 45 }[wording]
      return {
        kind,
        faction: 'rebel',
        ships: [ship('First ship', points), ship('Second ship', 46)],
        total: points + 46 + 8,
        obstacles: ['coreasteroid0', 'core2asteroid5', 'vt49decimatordebris2'],
        damageDeck: 'original',
      }
    }
    case 'army': {
      const points = { legal: 20, illegal: 30, corrected: 19 }[wording]
      return {
        kind,
        faction: 'rebel',
        deployments: [group('First group', points), group('Second group', 20)],
        total: points + 20,
        commandDeck: [{ ...printed, name: 'An order', points: 0, faction: null }],
        sleeves: 'opaque',
      }
    }
    case 'decks': {
      const sets = { legal: 10, illegal: 9, corrected: 11 }[wording]
      return { kind, decks: [deck('light', sets), deck('dark', 10)] }
    }
    case 'team-decks': {
      const sets = { legal: 10, illegal: 9, corrected: 11 }[wording]
      const [one, two] = [`${player}-a` as PlayerId, `${player}-b` as PlayerId]
      return {
        kind,
        decks: [
          { ...deck('light', sets), owner: one, teamMate: two },
          { ...deck('light', 10), owner: two, teamMate: one },
          { ...deck('dark', 10), owner: one, teamMate: two },
          { ...deck('dark', 10), owner: two, teamMate: one },
        ],
      }
    }
    case 'text':
      return { kind, text: 'as on the sheet' }
  }
}
