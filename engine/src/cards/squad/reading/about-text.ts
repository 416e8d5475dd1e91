import { named, plainName } from '../../names.ts'
import type { SquadIndex } from '../squad-index.ts'

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

/** Headings, totals and what belongs to no card; null for a line that may name cards. */
export const aboutText = (index: SquadIndex, text: string): Told | null => {
  const [, label = '', said = ''] = labelled.exec(text) ?? []
  const own = labelledAs(index, plainName(label), said)
  if (own !== null) return own
  const [, bare, ofFaction] = withTotal.exec(text) ?? []
  const [faction] = named(index.names.factions, bare ?? '')
  if (faction !== undefined) {
    return { faction: faction.id, ...(ofFaction !== undefined && { declared: Number(ofFaction) }) }
  }
  if (shipTotal.test(text) || heading.test(text)) return {}
  if (nothing.test(text) || isTableHead(text)) return {}
  const [hit, digits] = total.exec(text) ?? bareTotal.exec(text) ?? []
  if (digits !== undefined) return { declared: Number(digits) }
  return hit !== undefined || remark.test(text) || address.test(text) ? {} : null
}
