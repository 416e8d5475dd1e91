import { type ListOf, type Regulation, regulationOf, rulesOf } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from '../../../testing/sample-event.suite.ts'
import { deskWords } from '../../words/desk.ts'
import { allDice, diceOf, type Fate, fatesOf, fateText, isHalf, scoreAgainst } from './ships.ts'

type Ship = ListOf<'squad'>['ships'][number]

const ship = (points: number, size: Ship['size'], other: Partial<Ship> = {}): Ship => ({
  kind: 'ship',
  name: 'Example',
  points,
  product: null,
  marks: [],
  proxies: [],
  factions: { card: 'rebel' },
  size,
  hull: 5,
  shields: 5,
  attack: 3,
  upgrades: [],
  ...other,
})
const squad = [ship(34, 'small'), ship(33, 'large'), ship(33, 'small')]
const ruled = (id: string) => regulationOf(id) as Regulation
const structure = { kind: 'custom', stages: [{ kind: 'swiss', rounds: 3, cut: null }] } as const
const rulesBy = (regulation: string) =>
  rulesOf(sampleEvent({ regulation, structure }).state().created)
const against = (regulation: string, ships: readonly Ship[], ...fate: readonly Fate[]) =>
  scoreAgainst(ships, fate, rulesBy(regulation), true)

describe('the calculator', () => {
  it.each([
    ['XWDE-85', 'x-wing/de', 'left-5', 0],
    ['XWDE-85', 'x-wing/de', 'left-4', 16],
    ['XWEN-46', 'x-wing/en-3.2', 'left-6', 0],
    ['XWEN-46', 'x-wing/en-3.2', 'left-5', 16],
    ['XWPL-48', 'x-wing/pl', 'left-6', 0],
    ['XWPL-48', 'x-wing/pl', 'left-5', 16],
  ] as const)(
    '[%s] of a large ship with hull and shields of 10 by %s, %s: %d',
    (_, id, left, score) => {
      expect(against(id, squad, 'stands', left, 'stands')).toBe(score)
      expect(isHalf(ruled(id), ship(33, 'large'), left)).toBe(score > 0)
    },
  )

  it('[XWEN-46] rounds half of a ship down with its upgrades, and never counts half of a small one', () => {
    const upgrade = { ...ship(4, 'small'), kind: 'upgrade' as const, faction: null }
    const dear = ship(33, 'large', { upgrades: [upgrade] })
    expect(against('x-wing/en-3.2', [dear, ship(30, 'small')], 'left-1', 'stands')).toBe(18)
    expect(against('x-wing/en-3.2', squad, 'destroyed', 'left-5', 'stands')).toBe(50)
    expect(fatesOf(ruled('x-wing/en-3.2'), ship(33, 'small'))).toEqual(['stands', 'destroyed'])
  })

  it('[XWEN-46] takes the players’ word where the list says nothing of hull and shields', () => {
    const bare = ship(33, 'large', { hull: 0, shields: 0 })
    expect(fatesOf(ruled('x-wing/en-3.2'), bare)).toEqual(['stands', 'half', 'destroyed'])
    expect(against('x-wing/en-3.2', [bare, ship(30, 'small')], 'half', 'stands')).toBe(16)
    expect(against('x-wing/en-3.2', [bare, ship(30, 'small')], 'stands', 'stands')).toBe(0)
  })

  it('[XWEN-49] counts a whole squad as the document does, whatever it cost', () => {
    const all = ['destroyed', 'destroyed', 'destroyed'] as const
    expect(scoreAgainst(squad.slice(0, 2), all, rulesBy('x-wing/en-3.2'), false)).toBe(100)
  })

  it.each([
    ['XWDE-85', 'x-wing/de', ['stands', '2 left', '1 left: half', 'destroyed']],
    ['XWEN-46', 'x-wing/en-3.2', ['stands', '2 left', '1 left: half', 'destroyed']],
  ] as const)('[%s] says of what is left whether it counts half by %s', (_, id, texts) => {
    const small = ship(33, 'large', { hull: 2, shields: 1 })
    const { calculator } = deskWords('en').page.rounds
    const regulation = ruled(id)
    expect(
      fatesOf(regulation, small).map((one) => fateText(calculator, regulation, small, one)),
    ).toEqual(texts)
  })
})

describe('the threshold', () => {
  it.each([
    ['XWDE-85', 'x-wing/de', ['less than half', 'weniger als die Hälfte', 'mniej niż połowa']],
    [
      'XWEN-46',
      'x-wing/en-3.2',
      [
        'half of its hull and shields or less',
        'die Hälfte von Hülle und Schilden oder weniger',
        'połowa kadłuba i osłon lub mniej',
      ],
    ],
    [
      'XWPL-48',
      'x-wing/pl',
      [
        'half of its hull and shields or less',
        'die Hälfte von Hülle und Schilden oder weniger',
        'połowa kadłuba i osłon lub mniej',
      ],
    ],
  ] as const)('[%s] is told in words by %s', (_, id, told) => {
    const clause = ruled(id).halfPoints ?? expect.fail('no halves')
    for (const [index, language] of (['en', 'de', 'pl'] as const).entries()) {
      const { form } = deskWords(language).page
      expect(form.halfPoints[clause.value.threshold]('large')).toContain(told[index])
    }
  })
})

describe('the dice of a final salvo by the lists', () => {
  const squads = [
    [ship(50, 'small'), ship(50, 'small', { attack: 2 })],
    [ship(90, 'large')],
  ] as const

  it('[XWDE-88] are the primary weapons of the ships that are left', () => {
    expect(diceOf(squads, [['destroyed', 'stands'], ['left-2']])).toEqual([2, 3])
  })

  it('[XWDE-89] are those of all ships after mutual destruction', () => {
    expect(allDice(squads)).toEqual([5, 3])
  })

  it('[XWDE-88] are not guessed where a list says nothing of them', () => {
    const bare = [ship(90, 'large', { attack: 0 })]
    expect(allDice([squads[0], bare])).toBeNull()
    expect(allDice([squads[0], []])).toBeNull()
  })
})
