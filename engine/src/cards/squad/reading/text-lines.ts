import { plainLines } from '../../plain-lines.ts'

/** A line of a text without what only dresses it. */
export type TextLine = {
  readonly text: string
  readonly line: number
  /** Counted as a person sees them: where a page breaks a line there are two rows. */
  readonly row: number
  readonly indent: number
  readonly hasBullet: boolean
  readonly isAfterGap: boolean
  /** What a word and a colon before it say it is; null where there are none. */
  readonly label: 'ship' | 'upgrades' | null
}

const bullet = /^(?:[-–—*•·>~+]+|\d{1,2}[.)])\s+|^[•·*]+/
const dots = /[•·]/g
/** Between two cards in a line; the one that marks a unique card stands close to its name. */
const dotBetween = /(?<!^\d{1,2}\s?[x×]?|[\s:,;])\s{1,80}[•·]\s{1,80}/g
const labels = [
  ['ship', /^(?:pilot|ship|schiff|statek)\s*\d*\s*:\s*(?=\S)/iu],
  ['upgrades', /^(?:upgrades?|aufwertung(?:en)?|ulepszeni[ae]|rozwinięci[ae])\s*:\s*(?=\S)/iu],
] as const

/** `PS 9 - Wedge Antilles`, and `Loaded Wedge Antilles` as a builder says that there are upgrades. */
const beforePilot =
  /^(?:[([]?(?:ps|pilot skill|pilotenwert)\s?\d{1,2}[)\]]?\s?[-–:,.]?\s|loaded\s)\s?(?=[\p{L}"“„])/iu

const withoutLabel = (said: string): Pick<TextLine, 'text' | 'label'> => {
  const text = said.replace(beforePilot, '')
  const [label, form] = labels.find(([, one]) => one.test(text)) ?? [null, /^/]
  return { text: text.replace(form, ''), label }
}

export const textLines = (text: string): readonly TextLine[] => {
  const found: TextLine[] = []
  let isAfterGap = true
  plainLines(text).forEach(({ text: plain, line }, row) => {
    const body = plain.trimStart()
    // Ten thousand spaces in a row would be asked one by one what they part.
    const bare = body
      .replace(bullet, '')
      .replace(dotBetween, ', ')
      .replace(dots, '')
      .replace(/ {2,}/g, ' ')
      .trim()
    // A rule between two ships is a gap as well.
    if (/[\p{L}\p{N}]/u.test(bare)) {
      const indent = plain.length - body.length
      const said = withoutLabel(bare)
      found.push({ ...said, line, row, indent, hasBullet: bullet.test(body), isAfterGap })
      isAfterGap = false
    } else {
      isAfterGap = true
    }
  })
  return found
}
