import { plainName } from '../names.ts'

/** As a whole word beside a name; what is nearly one of them is misspelt. */
export const eliteWords = ['elite', 'elitär', 'elitarny', 'elitarna']
export const usualWords = ['regular', 'regulär', 'normal', 'standard', 'zwykły', 'zwykła']
const eliteWord = '(?:elite|elitär|elitarn[yaie]|elitarni)'
const usualWord = '(?:regular|normal|standard|regulär|zwykł[yaie])'
const leading = new RegExp(`^(?:${eliteWord}|${usualWord})[\\s-]+`, 'iu')
const trailing = new RegExp(`(?<![\\s,–-])[\\s,–-]+(?:${eliteWord}|${usualWord})$`, 'iu')
/** As players write it in short: eStormtrooper, rStormtrooper. */
const short = /^[er](?=\p{Lu})/u
const brackets = /\s*[([]([^()[\]]*)[)\]]/gu

export const bracketsIn = (text: string): readonly string[] =>
  [...text.matchAll(brackets)].map(([, inside = '']) => inside)

const withoutWords = (text: string): string =>
  text.replace(leading, '').replace(trailing, '').replace(short, '').trim()

/** What may be the name in a piece of text, from all of it to the least. */
export const spellings = (text: string): readonly string[] => {
  const bare = text.replace(brackets, ' ').replace(/\s+/g, ' ').trim() || text
  const least = withoutWords(bare) || bare
  const spelt = least.replace(/\s*&\s*/g, ' and ')
  return [...new Set([text, bare, least, spelt])]
}

/** What stands beside a name to tell it from others. */
type Said = {
  /** Null where nothing is said. */
  readonly isElite: boolean | null
  readonly isCampaign: boolean
  /** Neither which kind of group it is nor that it is one of the campaign. */
  readonly isPlain: boolean
  readonly asides: readonly string[]
}

export const saidOf = (text: string): Said => {
  const bracketed = bracketsIn(text).flatMap((inside) => inside.split(','))
  const [, ...behind] = text.replace(brackets, ' ').split(/,\s|\s[–-]\s|:\s/)
  const lead = leading.exec(text)?.[0] ?? trailing.exec(text)?.[0] ?? ''
  const letter = short.exec(text)?.[0] ?? ''
  const asides = [...bracketed, ...behind, lead].map(plainName).filter((one) => one !== '')
  const isElite = letter === 'e' || asides.some((one) => /^(e|eli|elite|elitar.*)$/.test(one))
  const isUsual =
    letter === 'r' || asides.some((one) => /^(r|reg|regular.*|normal|standard|zwykl.)$/.test(one))
  const isCampaign = asides.some((one) => /^(campaign|kampagne|kampania)$/.test(one))
  return {
    isElite: isElite ? true : isUsual ? false : null,
    isCampaign,
    isPlain: !(isElite || isUsual || isCampaign),
    asides,
  }
}
