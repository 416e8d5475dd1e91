import { named, plainName } from '../../names.ts'
import type { SquadIndex } from '../squad-index.ts'
import { isKind, isUpgrade } from './kind-in.ts'
import { lookUp } from './look-up.ts'
import { piecesOf } from './pieces.ts'

/** What a line says of the whole squad. */
export type Told = {
  readonly faction?: string
  readonly declared?: number
  readonly obstacles?: readonly string[]
  readonly damageDeck?: string
}

const points = '(?:(?:points?|pts?|punkte?n?|punkt[yów]*|pkt)\\.?)'
const sum =
  '(?:total|sum|points|costs?|gesamt\\w*|summe|punkte|kosten|razem|suma|łącznie|punkty|koszt)'
const total = new RegExp(
  `^(?:grand|overall|squad(?:ron)?|list|gesamt|in total)?\\s*${sum}(?![\\p{L}])\\D*(\\d+)?.*$`,
  'iu',
)
const withTotal = new RegExp(`^(.*?)(?:[\\s\\-–—:,([]+(\\d+)\\s*${points}?[)\\]]?)?$`, 'iu')
/** `= 32 pts`, `32 points total`, `30 of 100 points`. */
const bareTotal = new RegExp(
  `^=?\\s*[([]?(\\d{2,3})(?:\\s*(?:/|(?:out )?of|von|z)\\s*\\d+)?\\s*${points}?\\s*(?:in\\s+)?${sum}?[)\\]]?$`,
  'iu',
)
const shipTotal = new RegExp(
  `^(?:(?:ship|pilot|half|schiff|halbe|statek|połowa)\\s*\\S*\\s*${sum}|sub-?total|zwischensumme)(?!\\p{L})`,
  'iu',
)
const labelled = /^([\p{L} ]+):\s*(.+)$/u
const heading =
  /^(?:pilots?|piloten|piloci|ships?|schiffe|statki|squad(?:ron)?|staffel|eskadra|upgrades?|aufwertungen|ulepszenia)\s*:?$/iu
/** `Upgrades: none`: the word before the colon is taken off already. */
const nothing =
  /^(?:none|nothing|keine?|nichts|brak|(?:no|keine|brak|bez) (?:upgrades?|aufwertung(?:en)?|ulepsze[nń]\p{L}*))$/iu
/** What stands for no card behind the name of a slot. */
export const isNothing = (text: string): boolean => nothing.test(text)

const column =
  /^(?:pilots?|piloten|piloci|ships?|schiffe?|statki|statek|upgrades?|aufwertungen|ulepszenia|points?|pts|punkte|punkty|costs?|kosten|koszt|total|count|qty|name|#|)$/iu
/** The first line of a table: it names no card, whatever it calls its columns. */
const isTableHead = (text: string): boolean => {
  const cells = text.split(/[|;\t]/).map((cell) => cell.trim())
  return cells.length > 1 && cells.every((cell) => column.test(cell))
}
const remark =
  /^(?:view|export|created|generated|made|built|name|squad|list|liste|lista|staffel|eskadra|description|player|spieler|gracz|date|datum|data|event|turnier|turniej|club|verein|klub)\b.*(?::|\b(?:by|in|from|with|at)\b)/iu
const address = /https?:|www\./iu

const obstacleWords = ['obstacles', 'hindernisse', 'przeszkody', 'asteroids']
const deckWords = ['damagedeck', 'schadensstapel', 'schadensdeck', 'taliauszkodzen']
const factionWords = ['faction', 'fraktion', 'frakcja']

const labelledAs = (index: SquadIndex, label: string, said: string): Told | null => {
  if (obstacleWords.includes(label)) return { obstacles: said.split(/[,;]\s*/).map(plainName) }
  if (deckWords.includes(label)) return { damageDeck: said }
  if (factionWords.includes(label)) {
    return { faction: named(index.names.factions, said)[0]?.id ?? said }
  }
  return null
}

const factionIn = (index: SquadIndex, text: string): Told | null => {
  const [, bare = '', digits] = withTotal.exec(text) ?? []
  const [faction] = named(index.names.factions, bare)
  return faction === undefined
    ? null
    : { faction: faction.id, ...(digits !== undefined && { declared: Number(digits) }) }
}

const parted = /^(.{2,60}?)(?:\s+[-–—|]\s+|\s*[:,|]\s+)(.+)$/u

const namesCards = (index: SquadIndex, title: string): boolean =>
  piecesOf(index, title).some(
    ({ name }) =>
      lookUp(index.names.pilots, { text: name }).cards.length > 0 ||
      isUpgrade(index, name) ||
      isKind(index, name),
  )

/** `Rebel Alliance – My squad (100)`: as cards of its own the total would count twice. */
const factionBesideTitle = (index: SquadIndex, text: string): Told | null => {
  const [, left = '', right = ''] = parted.exec(text) ?? []
  const own = factionIn(index, left)
  const told = own ?? factionIn(index, right)
  const [, title = '', digits] = withTotal.exec(own === null ? left : right) ?? []
  if (told === null || namesCards(index, title)) return null
  return { ...(digits !== undefined && { declared: Number(digits) }), ...told }
}

/** Headings, totals and what belongs to no card; null for a line that may name cards. */
export const aboutText = (index: SquadIndex, text: string): Told | null => {
  const [, label = '', said = ''] = labelled.exec(text) ?? []
  const own = labelledAs(index, plainName(label), said)
  if (own !== null) return own
  const faction = factionIn(index, text) ?? factionBesideTitle(index, text)
  if (faction !== null) return faction
  if (shipTotal.test(text) || heading.test(text)) return {}
  if (nothing.test(text) || isTableHead(text)) return {}
  const [hit, digits] = total.exec(text) ?? bareTotal.exec(text) ?? []
  if (digits !== undefined) return { declared: Number(digits) }
  return hit !== undefined || remark.test(text) || address.test(text) ? {} : null
}
