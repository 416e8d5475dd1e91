import type { Finding, SquadList } from '@topcut/engine'

type Where = NonNullable<Finding['where']>
type Decks = Extract<SquadList, { readonly decks: unknown }>

const wholes: { readonly [K in SquadList['kind']]: string } = {
  squad: 'squad',
  army: 'army',
  decks: 'decks',
  'team-decks': 'decks',
  text: 'list',
}

const inDeck = ({ decks }: Decks, { deck: index = 0, entry }: Where): string => {
  const deck = decks[index]
  if (deck === undefined) return 'decks'
  const whole = `${deck.side} deck`
  if (entry === undefined) return whole
  const set = entry - deck.affiliations.length
  if (set < 0) return `${whole}, affiliation`
  const command = set - deck.objectives.length
  return command < 0 ? `${whole}, set ${set + 1}` : `${whole}, command card ${command + 1}`
}

/** The place for programs, the same in every language: `ship 1, astromech`. */
export const placeText = (list: SquadList, where: Where | undefined): string => {
  if (where === undefined) return wholes[list.kind]
  if (list.kind === 'decks' || list.kind === 'team-decks') return inDeck(list, where)
  const { deck, entry, under } = where
  if (deck !== undefined) return entry === undefined ? 'command deck' : `command card ${entry + 1}`
  if (entry === undefined) return wholes[list.kind]
  if (list.kind === 'army') {
    return under === undefined ? `group ${entry + 1}` : `group ${entry + 1}, attachment`
  }
  if (list.kind !== 'squad') return wholes[list.kind]
  if (under === undefined) return `ship ${entry + 1}`
  const slot = list.ships[entry]?.upgrades[under]?.slot ?? 'upgrade'
  return `ship ${entry + 1}, ${slot.toLowerCase()}`
}
