import { describe, expect, it } from 'vitest'
import { isReleased, type Releases } from '../legality/release-gate.ts'
import { ambiguousCards, type NamedCard, unambiguousName } from '../legality/same-name.ts'
import { day } from '../vocabulary/instant.ts'
import { cardGameDe2014 } from './card-game-de-2014/regulation.ts'
import { imperialAssaultDe221 } from './imperial-assault-de-2.2.1/regulation.ts'
import type { Regulation } from './regulation.ts'
import { xWingDe } from './x-wing-de/regulation.ts'
import { xWingPl } from './x-wing-pl/regulation.ts'

const isAllowed = ({ release }: Regulation, releases: Releases, event: string): boolean =>
  release !== null && isReleased(release.value, releases, day(event))

const released = (edition: keyof Releases, date: string): Releases => ({ [edition]: day(date) })

describe('when a product may be played', () => {
  it('[XWDE-47] two weeks after the German edition came out, for either language', () => {
    const german = released('german', '2016-10-28')
    expect(isAllowed(xWingDe, german, '2016-11-10')).toBe(false)
    expect(isAllowed(xWingDe, german, '2016-11-11')).toBe(true)
    const both = { ...german, english: day('2016-06-01') }
    expect(isAllowed(xWingDe, both, '2016-11-10')).toBe(false)
    expect(isAllowed(xWingDe, released('english', '2016-06-01'), '2017-06-01')).toBe(false)
    expect(isAllowed(xWingDe, { german: null }, '2017-06-01')).toBe(false)
  })

  it('[XWPL-34] from the day of the Polish premiere on', () => {
    const polish = released('polish', '2016-05-20')
    expect(isAllowed(xWingPl, polish, '2016-05-19')).toBe(false)
    expect(isAllowed(xWingPl, polish, '2016-05-20')).toBe(true)
    expect(isAllowed(xWingPl, released('german', '2016-01-01'), '2016-05-20')).toBe(false)
  })

  it('[LCG-21] after two weeks', () => {
    const german = released('german', '2014-07-18')
    expect(isAllowed(cardGameDe2014, german, '2014-07-31')).toBe(false)
    expect(isAllowed(cardGameDe2014, german, '2014-08-01')).toBe(true)
  })

  it('[LCG-22] an English card waits for the German one', () => {
    const both = { english: day('2014-05-01'), german: day('2014-07-25') }
    expect(isAllowed(cardGameDe2014, both, '2014-08-01')).toBe(false)
    expect(isAllowed(cardGameDe2014, both, '2014-08-08')).toBe(true)
  })

  it('[IA-29] two weeks after the German product', () => {
    expect(isAllowed(imperialAssaultDe221, released('german', '2017-07-12'), '2017-07-26')).toBe(
      true,
    )
    expect(isAllowed(imperialAssaultDe221, released('german', '2017-07-13'), '2017-07-26')).toBe(
      false,
    )
  })
})

const card = (name: string, points: number, product: string | null = null): NamedCard => ({
  name,
  points,
  product,
})

describe('two cards of one name and cost', () => {
  it('[XWDE-35] are told apart by their product', () => {
    const available = [
      card('Han Solo', 46, 'Millennium Falke'),
      card('Han Solo', 46, 'Helden des Widerstands'),
      card('Millennium Falke', 1, 'Millennium Falke'),
      card('Millennium Falke', 1, 'Helden des Widerstands'),
      card('Chewbacca', 42, 'Millennium Falke'),
      card('Chewbacca', 4, 'Helden des Widerstands'),
    ]
    const list = [card('Han Solo', 46), card('Millennium Falke', 1), card('Chewbacca', 42)]
    expect(ambiguousCards(list, available).map(({ name }) => name)).toEqual([
      'Han Solo',
      'Millennium Falke',
    ])
    const named = [
      card('Han Solo', 46, 'Millennium Falke'),
      card('Millennium Falke', 1, 'Helden des Widerstands'),
    ]
    expect(ambiguousCards(named, available)).toEqual([])
    expect(named.map(unambiguousName)).toEqual([
      'Han Solo (Millennium Falke)',
      'Millennium Falke (Helden des Widerstands)',
    ])
    expect(xWingDe.sameName?.value).toBe('name-and-product')
  })

  it('[IA-18] also in an army list', () => {
    const product = 'Luke Skywalker Jedi-Ritter Verbündeten-Pack'
    const available = [
      card('Luke Skywalker', 12, 'Grundspiel'),
      card('Luke Skywalker', 12, product),
    ]
    expect(ambiguousCards([card('Luke Skywalker', 12)], available)).toHaveLength(1)
    expect(unambiguousName(card('Luke Skywalker', 12, product))).toBe(
      'Luke Skywalker (Luke Skywalker Jedi-Ritter Verbündeten-Pack)',
    )
    expect(imperialAssaultDe221.sameName?.value).toBe('name-and-product')
  })
})
