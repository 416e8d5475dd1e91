import { expect, it } from 'vitest'
import { textsAt } from '../../index.ts'
import type { Regulation } from '../regulation.ts'
import { textPlaces } from '../texts.ts'

/** Place, strength and key of each text a rule has people read, in the order of the places. */
export const readBy =
  (regulation: Regulation) =>
  (rule: string): readonly string[] =>
    textPlaces
      .flatMap((place) => textsAt(regulation, place))
      .filter((text) => text.rule === rule)
      .map(({ value: { place, strength, key } }) => `${place}: ${strength} ${key}`)

/**
 * What people read by each rule of a document: the rule and what it says, and indented under it the
 * place, the strength and the key of each text, in the order of the places.
 */
export const texts = (regulation: Regulation, drawing: string): void => {
  const read = readBy(regulation)
  for (const block of drawing.split(/\n(?= {2}\S)/).slice(1)) {
    const [heading = '', ...lines] = block.split('\n').map((line) => line.trim())
    const [rule = '', ...title] = heading.split(' ')
    const expected = lines.filter((line) => line !== '')
    if (expected.length === 0) expect.fail(`nothing to read by ${rule}`)
    it(`[${rule}] ${title.join(' ')}`, () => {
      expect(read(rule)).toEqual(expected)
    })
  }
}
