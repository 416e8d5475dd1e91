import type { ArmyCatalogue } from '../catalogue.ts'
import { named, plainName } from '../names.ts'
import { knownArmy } from './known-army.ts'

/** What the lines below a heading are. */
export type ArmySection = 'deployments' | 'command-deck'

export type ArmyHeading = {
  readonly section?: ArmySection
  readonly faction?: string
  readonly total?: number
  /** Cards that stand behind it in the same line. */
  readonly rest?: string
}

const words = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')))

const sections: { readonly [S in ArmySection]: ReadonlySet<string> } = {
  deployments: words(
    'deployment deployments deploymentcard deploymentcards deploymentdeck units groups army figures',
    'skirmishupgrade skirmishupgrades upgrade upgrades attachment attachments',
    'aufstellung aufstellungskarte aufstellungskarten gefechtaufstellungskarten aufstellungsgruppen',
    'einheiten gruppen armee figuren verbesserungen gefechtsverbesserungen anhange',
    'rozmieszczenie kartyrozmieszczenia oddzialy jednostki armia figurki ulepszenia',
  ),
  'command-deck': words(
    'command commands commandcard commandcards commanddeck',
    'befehle befehlskarte befehlskarten befehlsstapel befehlsdeck',
    'kommandos kommandokarte kommandokarten kommandostapel kommandodeck',
    'kartadowodzenia kartydowodzenia taliadowodzenia dowodzenie',
    'rozkazy kartyrozkazu kartyrozkazow taliarozkazow talia',
  ),
}
const totals = words(
  'total totalpoints totalcost points pts sum cost',
  'gesamt summe punkte gesamtpunkte punktegesamt kosten',
  'suma sumapunktow razem punkty koszt lacznie',
)
/** What an army is called before its faction: `Armee: Rebellen`. */
const armies = words('army armee armia')
const factionLabels = words('faction affiliation fraktion zugehorigkeit frakcja')
const labels = words(
  'card cards karte karten karta karty',
  'name list listname player event date club liste spieler turnier datum verein',
  'rozpiska lista gracz turniej data klub nazwa',
)

/** Before a name the word behind a number is the name's own: `1 Navigatino Upgrade` is no heading. */
const leadingNumber =
  /^\d+\s+(?!(?:points?|pts?|punkt(?:e|y|ów)?|pkt|cards?|karten|kart)(?!\p{L}))/iu

/** A heading may say how many cards there are below it, and what they cost. */
const withoutNumbers = (said: string): string => {
  const text = said.replace(leadingNumber, '')
  // Twenty signs before a number: of ten thousand each would look for it anew.
  return text.replace(/[\s(:,[–-]{0,20}\d+\s*(?:\/\s*\d+\s*)?\p{L}*\.?\s*[)\]]?/gu, '')
}

const numberIn = (text: string): { readonly total?: number } => {
  const found = /(-?\d+)\s*(?!\d|\s*(?:cards?|karten|kart))/i.exec(text)
  return found === null ? {} : { total: Number(found[1]) }
}

const sectionOf = (text: string): ArmySection | null => {
  const name = plainName(withoutNumbers(text))
  if (sections.deployments.has(name)) return 'deployments'
  return sections['command-deck'].has(name) ? 'command-deck' : null
}

/** A faction by its name, in any language, and what the army of it costs where that is said. */
export const factionHeading = (catalogue: ArmyCatalogue, text: string): ArmyHeading | null => {
  const name = plainName(withoutNumbers(text)).replace(/(army|armee|armia|list|liste)$/, '')
  const [found] = named(knownArmy(catalogue).factions, name)
  return found === undefined ? null : { faction: found.id, ...numberIn(text) }
}

/** What a line says that is none of the cards; null for every other one, whatever it looks like. */
export const armyHeading = (catalogue: ArmyCatalogue, line: string): ArmyHeading | null => {
  const text = line.trim().replace(/^[#=*_~[<\s-]+|(?<![#=*_~>\s-])[#=*_~>\s-]+$/gu, '')
  if (text === '' || /^https?:\/\//i.test(text)) return {}
  const bare = sectionOf(text)
  if (bare !== null) {
    return bare === 'deployments' ? { section: bare, ...numberIn(text) } : { section: bare }
  }
  if (totals.has(plainName(withoutNumbers(text)))) return numberIn(text)
  if (/^\d+\s*(?:\/\s*\d+\s*)?(?:points|pts|punkte|pkt)?\.?$/i.test(text)) return numberIn(text)
  if (/^\d+\s*(?:cards|karten|kart)\b/i.test(text)) return {}
  const at = text.indexOf(':')
  if (at < 0) return null
  const [label, rest] = [text.slice(0, at), text.slice(at + 1).trim()]
  const section = sectionOf(label)
  if (section !== null) {
    const own = armies.has(plainName(label)) ? factionHeading(catalogue, rest) : null
    return own === null ? { section, rest } : { section, ...own }
  }
  if (factionLabels.has(plainName(label))) return factionHeading(catalogue, rest) ?? {}
  return labels.has(plainName(label)) ? {} : null
}
