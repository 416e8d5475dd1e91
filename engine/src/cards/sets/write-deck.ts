import type { Deck, SetCard, SquadList } from '../../vocabulary/squad-list.ts'
import type { DeckCatalogue } from '../catalogue.ts'

const numbered = ({ name, id, set }: SetCard): string =>
  id === undefined || set === undefined ? name : `${name} (#${set})`

/** Copies that stand together are one line. */
const lines = (cards: readonly SetCard[]): readonly string[] => {
  const runs: { readonly text: string; copies: number }[] = []
  for (const text of cards.map(numbered)) {
    const last = runs.at(-1)
    if (last?.text === text && last.copies < 9) last.copies += 1
    else runs.push({ text, copies: 1 })
  }
  return runs.map(({ text, copies }) => (copies === 1 ? text : `${copies}x ${text}`))
}

const deckText = ({ side, affiliations, objectives, commands, sleeves }: Deck): string =>
  [
    side === 'light' ? 'Light Side' : 'Dark Side',
    ...affiliations.map(({ name }) => `Affiliation: ${name}`),
    ...(sleeves === undefined ? [] : [`Sleeves: ${sleeves}`]),
    ...lines(objectives),
    ...(commands.length === 0 ? [] : ['Command cards:', ...lines(commands)]),
  ].join('\n')

/** Each deck under its side, a set a line. */
export const writeDeck = (_catalogue: DeckCatalogue, list: SquadList): string => {
  if (list.kind === 'text') return list.text
  return 'decks' in list ? `${list.decks.map(deckText).join('\n\n')}\n` : ''
}
