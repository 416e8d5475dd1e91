import { type ListOf, listPoints, type SquadList } from '@topcut/engine'
import type { FormDraft } from '../../typing/list-draft.ts'
import { decksBySide } from './decks-by-side.ts'

type Deck = ListOf<'decks'>['decks'][number]

/** What comes along with the cards, without any of them. */
export const cardless = (form: FormDraft): FormDraft => {
  switch (form.kind) {
    case 'squad':
      return { ...form, faction: '', ships: [], total: '' }
    case 'army':
      return { ...form, faction: '', groups: [], total: '', commandDeck: '' }
    case 'decks':
    case 'team-decks': {
      const none = { affiliation: '', objectives: '', commands: '' }
      return { ...form, decks: form.decks.map((deck) => ({ ...deck, ...none })) }
    }
  }
}

/** The cards as a text says them: what comes along is chosen beside it. */
export const cardsAlone = (list: SquadList): SquadList => {
  switch (list.kind) {
    case 'squad':
      return { ...list, total: null, obstacles: null, damageDeck: null }
    case 'army':
      return { ...list, total: null }
    case 'decks':
    case 'team-decks':
      return { kind: 'decks', decks: list.decks.map(alone) }
    case 'text':
      return list
  }
}

const alone = ({ side, affiliations, objectives, commands }: Deck): Deck => ({
  side,
  affiliations,
  objectives,
  commands,
})

/** The cards of one list with what comes along in another; the total is what they add up to. */
export const listWithCards = (along: SquadList, read: SquadList | null): SquadList => {
  if (along.kind === 'squad' && read?.kind === 'squad') {
    const { obstacles, damageDeck } = along
    return { ...read, obstacles, damageDeck, total: listPoints(read) }
  }
  if (along.kind === 'army' && read?.kind === 'army') {
    const { sleeves } = along
    return { ...read, total: listPoints(read), ...(sleeves === undefined ? {} : { sleeves }) }
  }
  if (read?.kind !== 'decks' && read?.kind !== 'team-decks') return along
  if (along.kind === 'decks') return { ...along, decks: decksBySide(along.decks, read.decks) }
  if (along.kind === 'team-decks') return { ...along, decks: decksBySide(along.decks, read.decks) }
  return along
}
