import { type CardLine, cardLine, cardText } from './card-line.ts'
import { decksFromText } from './decks-from-text.ts'
import { draftFromFile } from './draft-from-file.ts'
import {
  emptyGroup,
  emptyShip,
  type FormDraft,
  type FormOf,
  type GroupDraft,
} from './list-draft.ts'
import { textBlocks } from './text-blocks.ts'

/** What a pasted text is looked through for. */
type Wanted = {
  readonly empty: FormDraft
  /** Every faction with the names it goes by. */
  readonly factions: readonly (readonly [faction: string, names: readonly string[]])[]
  readonly obstacles: readonly string[]
  /** How many points a list may cost; null where cards cost none. */
  readonly cap: number | null
}

type Group = { readonly head: CardLine; readonly under: readonly CardLine[] }

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const isMarked = (line: string) => /^(\s{2,}|\t|\s*[-–—*•·+]\s)/.test(line)
const totalLine = /^\D*?(\d{1,3})\s*(?:points?|pts|punkte|pkt|punkt\w*)?\.?$/i
const isTotal = (line: string) => /total|gesamt|suma|razem|points|punkte|punkt/i.test(line)

/** `A (29) + B (3), C (4)` is three cards; a comma inside a name is none. */
const cardsIn = (line: string): readonly CardLine[] =>
  line.split(/(?<=[)\]])\s*[,+]\s*/).map((part) => cardLine(part, 'points'))

/** Ships with what is under them: marked or indented lines, else the rest of each block. */
const groupsOf = (blocks: readonly (readonly string[])[], isBlockGroup: boolean) => {
  const hasMarks = blocks.some((block) => block.some(isMarked))
  const groups: { head: CardLine; under: CardLine[] }[] = []
  for (const block of blocks) {
    for (const [index, line] of block.entries()) {
      const cards = cardsIn(line)
      const isUnder = hasMarks
        ? isMarked(line)
        : isBlockGroup && blocks.length > 1 && index > 0 && groups.length > 0
      const [head, ...rest] = cards
      if (head === undefined) continue
      if (isUnder) groups.at(-1)?.under.push(...cards)
      // A line without points at the left edge is a heading, not a card.
      else if (head.points !== null) groups.push({ head, under: rest })
    }
  }
  return groups
}

const points = ({ points: cost }: CardLine) => cost ?? 0
const sum = (cards: readonly CardLine[]) => cards.reduce((all, card) => all + points(card), 0)
const cost = ({ head, under }: Group) => head.count * (points(head) + sum(under))

const costOf = (groups: readonly Group[]) => groups.reduce((all, group) => all + cost(group), 0)

/** Some builders write the whole cost behind the pilot and the pilot's own behind the ship. */
const withoutDoubled = (groups: readonly Group[]): readonly Group[] => {
  const isDoubled = ({ head, under }: Group) => under.length > 0 && points(head) === sum(under)
  if (!groups.every(isDoubled)) return groups
  return groups.map(({ head, under }) => {
    const [own, ...others] = under
    return { head: { ...head, points: own?.points ?? 0 }, under: others }
  })
}

/** The groups and the total, where the name of the list with its total may stand above them. */
const withoutTitle = (all: readonly Group[], cap: number | null) => {
  const plain = { groups: all, total: '' }
  // Two ships of one cost look like a title and its ship: only what costs too much is read anew.
  if (cap === null || costOf(all) <= cap) return plain
  const [first, ...others] = all
  const rest = withoutDoubled(others)
  if (first === undefined || first.under.length > 0 || points(first.head) !== costOf(rest)) {
    return { ...plain, groups: withoutDoubled(all) }
  }
  return { groups: rest, total: `${points(first.head)}` }
}

const draftOf = ({ head, under }: Group): GroupDraft => ({
  ...emptyGroup,
  name: cardText({ name: head.name, marks: head.marks }),
  points: `${points(head)}`,
  under: under
    .flatMap((card) => Array.from({ length: card.count }, () => card))
    .map(({ name, points: cost, marks }) => cardText({ name, points: cost ?? 0, marks }))
    .join('\n'),
})

const often = (groups: readonly Group[]): readonly GroupDraft[] =>
  groups.flatMap((group) => Array.from({ length: group.head.count }, () => draftOf(group)))

/** Lines that say something about the whole list, and the lines that are left. */
const readAbout = (text: string, { factions, obstacles }: Wanted) => {
  let faction = ''
  let total = ''
  const chosen: string[] = []
  const blocks = textBlocks(text).map((block) =>
    block.filter((line) => {
      const found = line.split(/[\s,;]+/).filter((word) => obstacles.includes(plain(word)))
      chosen.push(...found.map(plain))
      if (found.length > 0) return false
      const whole = isTotal(line) ? totalLine.exec(line.trim()) : null
      if (whole !== null) total = whole[1] ?? ''
      const named = factions.find(([, names]) =>
        names.some((name) => plain(line.split(':').at(-1) ?? '') === plain(name)),
      )
      if (named !== undefined) faction = named[0]
      return whole === null && named === undefined
    }),
  )
  return { faction, total, chosen, blocks: blocks.filter((block) => block.length > 0) }
}

const squadFrom = (text: string, wanted: Wanted, empty: FormOf<'squad'>): FormDraft | null => {
  const { faction, total, chosen, blocks } = readAbout(text, wanted)
  const found = groupsOf(blocks, true)
  if (found.length === 0) return null
  const read = withoutTitle(found, wanted.cap)
  return {
    ...empty,
    faction: faction || empty.faction,
    total: read.total || total,
    ships: often(read.groups).map((ship) => ({ ...emptyShip, ...ship })),
    obstacles: empty.obstacles.map((none, index) => chosen[index] ?? none),
  }
}

const isCommandHeading = (line: string) => /command|befehl|dowodzenia/i.test(line)

const armyFrom = (text: string, wanted: Wanted, empty: FormOf<'army'>): FormDraft | null => {
  const { faction, total, blocks } = readAbout(text, wanted)
  const lines = blocks.flat()
  const from = lines.findIndex(isCommandHeading)
  const found = groupsOf([from === -1 ? lines : lines.slice(0, from)], false)
  if (found.length === 0) return null
  const read = withoutTitle(found, wanted.cap)
  return {
    ...empty,
    faction: faction || empty.faction,
    total: read.total || total,
    groups: often(read.groups),
    commandDeck: from === -1 ? '' : lines.slice(from + 1).join('\n'),
  }
}

/**
 * The form filled from a text out of a squad builder or a mail; null where nothing in it can be
 * told apart. It guesses, so it only ever fills the form: somebody looks before it is handed in.
 */
export const draftFromText = (text: string, wanted: Wanted): FormDraft | null => {
  const { empty } = wanted
  switch (empty.kind) {
    case 'squad':
      return draftFromFile(text, empty) ?? squadFrom(text, wanted, empty)
    case 'army':
      return armyFrom(text, wanted, empty)
    case 'decks':
    case 'team-decks':
      return decksFromText(text, empty)
  }
}
