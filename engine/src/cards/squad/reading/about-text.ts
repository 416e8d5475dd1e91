import { named, plainName } from '../../names.ts'
import type { SquadIndex } from '../squad-index.ts'

/** What a line says of the whole squad. */
export type Told = {
  readonly faction?: string
  readonly declared?: number
  readonly obstacles?: readonly string[]
  readonly damageDeck?: string
}

const points = '(?:points?|pts?|punkte?|punkt[yów]*|pkt)'
const total =
  /^(?:squad(?:ron)?|list|gesamt|in total)?\s*(?:total|sum|points|gesamt\w*|summe|punkte|razem|suma|łącznie|punkty)\b\D*(\d+)?.*$/iu
const withTotal = new RegExp(`^(.*?)(?:[\\s\\-–—:,([]+(\\d+)\\s*${points}?[)\\]]?)?$`, 'iu')
const bareTotal = new RegExp(`^[([]?(\\d{2,3})(?:\\s*/\\s*\\d+)?\\s*${points}?[)\\]]?$`, 'iu')
const shipTotal =
  /^(?:ship|half|schiff|halbe|statek|połowa)\s*\S*\s*(?:total|points|gesamt|punkte|razem|punkty)/iu
const labelled = /^([\p{L} ]+):\s*(.+)$/u
const heading =
  /^(?:pilots?|piloten|piloci|ships?|schiffe|statki|squad(?:ron)?|staffel|eskadra|upgrades?|aufwertungen|ulepszenia)\s*:?$/iu
const remark =
  /^(?:view|export|created|generated|made|built|name|squad|list|liste|lista|staffel|eskadra|description|player|spieler|gracz)\b.*(?::|\b(?:by|in|from|with|at)\b)/iu
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
  if (shipTotal.test(text) || heading.test(text) || remark.test(text) || address.test(text))
    return {}
  const [, sum] = total.exec(text) ?? bareTotal.exec(text) ?? []
  if (sum !== undefined) return { declared: Number(sum) }
  return total.test(text) ? {} : null
}
