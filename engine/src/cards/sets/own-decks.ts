import { type Card, type Part, parts, type Sleeves, sleeveKinds } from '../../vocabulary/card.ts'
import type { Deck, SetCard, SquadList } from '../../vocabulary/squad-list.ts'
import { isObject } from '../json.ts'
import { cardNamed } from './set-cards.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const isPart = (value: unknown): value is Part => parts.some((part) => part === value)
const isSleeves = (value: unknown): value is Sleeves => sleeveKinds.some((kind) => kind === value)
const each = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const cardFrom = (value: unknown): readonly SetCard[] => {
  if (!isObject(value) || !isText(value['name'])) return []
  const { id, name, set, language } = value
  const card: Card = {
    ...cardNamed(name),
    marks: each(value['marks']).filter(isText),
    proxies: each(value['proxies']).filter(isPart),
    ...(isText(id) ? { id } : {}),
    ...(isText(language) ? { language } : {}),
  }
  return [isText(set) ? { ...card, set } : card]
}

const deckFrom = (value: unknown): readonly Deck[] => {
  if (!isObject(value)) return []
  const { side, sleeves } = value
  if (side !== 'light' && side !== 'dark') return []
  return [
    {
      side,
      affiliations: each(value['affiliations']).flatMap(cardFrom),
      objectives: each(value['objectives']).flatMap(cardFrom),
      commands: each(value['commands']).flatMap(cardFrom),
      ...(isSleeves(sleeves) ? { sleeves } : {}),
    },
  ]
}

/** Decks as Topcut exports them, whoever played them; null for anything else. */
export const ownDecks = (value: unknown): SquadList | null => {
  if (!isObject(value)) return null
  if (isObject(value['list'])) return ownDecks(value['list'])
  const decks = each(value['decks']).flatMap(deckFrom)
  if (decks.length === 0) return null
  return decks.length > 2 || value['kind'] === 'team-decks'
    ? { kind: 'team-decks', decks: decks.map((deck) => ({ ...deck, owner: null, teamMate: null })) }
    : { kind: 'decks', decks }
}
