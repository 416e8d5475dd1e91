import type { ArmyCatalogue } from '../catalogue.ts'
import { isSaidOf } from './apart-cards.ts'
import type { ArmySection } from './army-headings.ts'
import { type ArmyLine, armyLine } from './army-line.ts'
import { bracketsIn, saidOf } from './army-spelling.ts'
import { isKnown, type Meant, namedCards, nearCards } from './meant-card.ts'

export type Read = ArmyLine & { readonly written: string; readonly meant: Meant }

/** A number behind a name is its price, unless the name has one of its own. */
export const readExactly = (
  catalogue: ArmyCatalogue,
  written: string,
  section: ArmySection | null,
): Read => {
  const line = armyLine(written)
  const meant = namedCards(catalogue, line.text, section)
  const price = /\s([-−]?\d+)$/.exec(line.text)
  if (meant.isExact || price === null || line.points !== null) return { ...line, written, meant }
  const { text, count } = armyLine(line.text.slice(0, price.index))
  const points = Number((price[1] ?? '').replace('−', '-'))
  const again = namedCards(catalogue, text, section)
  return again.isExact
    ? { ...line, text, count: count ?? line.count, points, written, meant: again }
    : { ...line, written, meant }
}

/** A card behind a plus or a colon is under the one before it, any other as deep as the line. */
const depthBehind = (mark: string, read: readonly Read[]): number | undefined => {
  const before = read.at(-1)
  return before !== undefined && /[+:]/.test(mark) ? before.depth + 1 : read[0]?.depth
}

/** No name has as many letters: a line of thousands of parts would be read anew with each of them. */
const longestName = 200

/** Several cards in one line; a subtitle behind a comma stays with its name. */
export const several = (
  catalogue: ArmyCatalogue,
  text: string,
  section: ArmySection | null,
  between: RegExp = /([,;]\s*|\s\+\s)/,
): readonly Read[] => {
  const parts = text.split(between)
  const read: Read[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const [part = '', mark = ''] = [parts[at], parts[at - 1]]
    if (part.trim() === '') continue
    const before = read.at(-1)
    const joined = `${before?.written}${mark}${part}`
    const mayBeOne = before !== undefined && joined.length <= longestName
    const asOne = mayBeOne ? readExactly(catalogue, joined, section) : null
    const own = readExactly(catalogue, part, section)
    if (asOne?.meant.isExact === true && !own.meant.isExact) read.splice(-1, 1, asOne)
    else read.push({ ...own, depth: depthBehind(mark, read) ?? own.depth })
  }
  return read
}

/** Names of cards have these as well: they part only what is no card as a whole. */
const looseMarks = /(\s+(?:and|und|i|oraz)\s+|\s*[/&]\s*|\s*[,;]\s*|\s\+\s|:\s+)/iu

const partsIf = (parts: readonly Read[], isOne: (part: Read) => boolean): readonly Read[] | null =>
  parts.length > 1 && parts.every(isOne) ? parts : null

/** `Nexu and Stormtrooper`: the cards of a line in which every part is one; null for any other. */
export const exactParts = (
  catalogue: ArmyCatalogue,
  text: string,
  section: ArmySection | null,
): readonly Read[] | null =>
  partsIf(several(catalogue, text, section, looseMarks), ({ meant }) => meant.isExact)

/** The same where some are misspelt. */
export const nearParts = (
  catalogue: ArmyCatalogue,
  text: string,
  section: ArmySection | null,
  isTitle: boolean,
): readonly Read[] | null => {
  const near = (part: Read): Read =>
    isKnown(part.meant)
      ? part
      : { ...part, meant: nearCards(catalogue, part.text, section, isTitle) }
  const parts = several(catalogue, text, section, looseMarks).map(near)
  return partsIf(parts, ({ meant }) => isKnown(meant))
}

const isUpgrade = ({ meant }: Read): boolean =>
  meant.groups.length > 0 && meant.groups.every(({ figures }) => figures === undefined)

/** Elite, a subtitle, a faction or a price: they tell which card it is. */
const isAside = ({ meant }: Read, { text, points }: Read): boolean => {
  const { isElite, isCampaign, asides } = saidOf(`(${text})`)
  return (
    isElite !== null ||
    isCampaign ||
    (points !== null && text === '') ||
    /^[-−–]?\d+\D{0,8}$/u.test(text) ||
    asides.some((aside) => meant.groups.some((card) => isSaidOf(card, aside)))
  )
}

/** `Han Solo (Rogue Smuggler)`: what stands in brackets and is a card of its own is under the group. */
export const attachedIn = (catalogue: ArmyCatalogue, read: Read): readonly Read[] => {
  if (!read.meant.groups.some(({ figures }) => figures !== undefined)) return []
  return bracketsIn(read.text).flatMap((inside) => {
    const parts = several(catalogue, inside, 'deployments').filter((part) => !isAside(read, part))
    const near = parts.map((part) =>
      isKnown(part.meant)
        ? part
        : { ...part, meant: nearCards(catalogue, part.text, 'deployments') },
    )
    if (!near.some(isUpgrade)) return []
    return near.map((part) => ({ ...part, depth: read.depth + 1 }))
  })
}
