import type { DeckDraft, FormDraft, FormOf } from './list-draft.ts'
import { textBlocks } from './text-blocks.ts'

const sideHeadings = { light: /^(light|hell|jasna)/i, dark: /^(dark|dunk|ciemna)/i } as const
const isCommands = (line: string) => /^(command|kommando|befehl|karty)\S*:?$/i.test(line.trim())
const isHeading = (line: string) => /:\s*$/.test(line)

/** Decks from a text in which each begins with its side, then its affiliation. */
export const decksFromText = (
  text: string,
  empty: FormOf<'decks' | 'team-decks'>,
): FormDraft | null => {
  const lines = textBlocks(text).flat()
  const starts = lines.flatMap((line, index) => {
    const side = (['light', 'dark'] as const).find((one) => sideHeadings[one].test(line.trim()))
    return side === undefined ? [] : [{ side, index }]
  })
  if (starts.length === 0) return null
  const left = [...starts]
  const decks = empty.decks.map((deck): DeckDraft => {
    const start = left.find(({ side }) => side === deck.side)
    if (start === undefined) return deck
    left.splice(left.indexOf(start), 1)
    const end = starts.find(({ index }) => index > start.index)?.index ?? lines.length
    const own = lines.slice(start.index + 1, end)
    const cut = own.findIndex(isCommands)
    const cards = (cut === -1 ? own : own.slice(0, cut)).filter((line) => !isHeading(line))
    const [affiliation = '', ...objectives] = cards
    return {
      ...deck,
      affiliation: affiliation.split(':').at(-1)?.trim() ?? '',
      objectives: objectives.map((line) => line.trim()).join('\n'),
      commands: (cut === -1 ? [] : own.slice(cut + 1)).map((line) => line.trim()).join('\n'),
    }
  })
  return { ...empty, decks }
}
