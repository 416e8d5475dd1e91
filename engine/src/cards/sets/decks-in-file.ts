import type { Side } from '../../vocabulary/result.ts'
import { named } from '../names.ts'
import { isSet, type KnownSets } from './known-sets.ts'
import type { SaidCard, SaidDeck, SaidDecks } from './said-deck.ts'

const tags = /<\s*(deck|section|card)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([^<]*)/giu
const attributes = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu
const entities = /&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/giu
const signs: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

const plain = (text: string): string =>
  text.replace(entities, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return signs[name.toLowerCase()] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

const attributesOf = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    [...tag.matchAll(attributes)].map(([, name = '', one, other]) => [
      name.toLowerCase(),
      plain(one ?? other ?? ''),
    ]),
  )

const partIn = (section: string): SaidCard['part'] => {
  if (/affiliation/iu.test(section)) return 'affiliation'
  return /command/iu.test(section) ? 'command' : 'set'
}

const mostCopies = 20

/** Nobody says the side in such a file: its affiliation does, or most of its cards. */
const sideOf = ({ affiliations, byOctgn }: KnownSets, cards: readonly SaidCard[]): Side | null => {
  const under = cards.find(({ part }) => part === 'affiliation')
  const affiliation = under === undefined ? undefined : named(affiliations, under.text)[0]
  if (affiliation !== undefined) return affiliation.side
  const sides = cards.flatMap(({ octgn = '' }) => {
    const card = byOctgn.get(octgn)
    if (card === undefined) return []
    return isSet(card) ? card.side : card.set.side
  })
  if (sides.length === 0) return null
  return sides.filter((side) => side === 'light').length * 2 >= sides.length ? 'light' : 'dark'
}

/** Files of decks by the ids of their cards, one or several after each other. */
export const decksInFile = (known: KnownSets, text: string): SaidDecks => {
  const decks: SaidCard[][] = []
  let part: SaidCard['part'] = 'set'
  let line = 0
  let at = 0
  for (const tag of text.matchAll(tags)) {
    const [, kind = '', inside = '', content = ''] = tag
    line += text.slice(at, tag.index).split('\n').length - 1
    at = tag.index
    const said = attributesOf(inside)
    if (kind.toLowerCase() === 'deck' || decks.length === 0) decks.push([])
    if (kind.toLowerCase() === 'section') part = partIn(said.get('name') ?? '')
    if (kind.toLowerCase() !== 'card') continue
    const octgn = (said.get('id') ?? '').replace(/[{}\s]/gu, '').toLowerCase()
    const name = plain(content).trim() || (said.get('name') ?? octgn)
    const copies = Math.min(mostCopies, Math.max(0, Math.floor(Number(said.get('qty') ?? 1)) || 0))
    if (copies > 0) decks.at(-1)?.push({ part, text: name, line, octgn, copies })
  }
  const found = decks.map((cards): SaidDeck => ({ side: sideOf(known, cards), cards }))
  return { decks: found.filter(({ cards }) => cards.length > 0), about: [] }
}
