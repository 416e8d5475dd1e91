import { describe, expect, it } from 'vitest'
import { drawn, fieldOf, pairOf } from '../../../testing/pairing/field.ts'
import { chanceFrom } from '../../chance/chance.ts'
import { allPerfectMatchings } from '../../matching/brute-force.ts'
import { compareCosts } from '../../matching/cost.ts'
import { type PlayerId, playerId } from '../../vocabulary/ids.ts'
import { type Field, hasMet } from '../field/field.ts'
import { roundCost } from '../swiss/objective.ts'
import { type PublishedTable, type RepairChoice, repairChoices } from './repair.ts'

/** `a-b c-d! e-f`: the tables of a published round, those under way with a mark. */
const tablesOf = (told: string): readonly PublishedTable[] =>
  told.split(' ').map((table, index) => ({
    table: index + 1,
    players: pairOf(table.replace('!', '')),
    isUnderWay: table.endsWith('!'),
  }))

const ask = (field: Field, published: string, byeOrder = '') => {
  const choices = repairChoices(field, tablesOf(published), [...byeOrder].map(playerId))
  expect(choices.map(({ kind }) => kind)).toEqual(['leave', 'smallest', 'best', 're-pair'])
  const [leave, smallest, best, again] = choices as [
    RepairChoice,
    RepairChoice,
    RepairChoice,
    RepairChoice,
  ]
  return { leave, smallest, best, again }
}

describe('a published round that no longer fits', () => {
  it('nothing is changed where nothing has to be', () => {
    const field = fieldOf({ a: 5, b: 5, c: 0, d: 0 })
    const { leave, smallest } = ask(field, 'a-b c-d')
    expect(leave).toMatchObject({
      changedTables: [],
      sittingOut: [],
      receipt: { certified: 'parity' },
    })
    expect(drawn(smallest.pairs)).toEqual(drawn(leave.pairs))
    expect(smallest.changedTables).toEqual([])
  })

  it('amended points: leaving it costs a float, pairing anew does not', () => {
    const field = fieldOf({ a: 5, b: 0, c: 5, d: 0 })
    const { leave, smallest, best, again } = ask(field, 'a-b c-d')
    expect(leave.receipt).toMatchObject({ crossings: [2], certified: 'by-hand' })
    expect(smallest.changedTables).toEqual([])
    expect(drawn(best.pairs)).toEqual(['a-c', 'b-d'])
    expect(again).toMatchObject({ changedTables: [1, 2], receipt: { crossings: [0] } })
    expect(drawn(again.pairs)).toEqual(['a-c', 'b-d'])
  })

  it('somebody left: who sat out takes the place, and no other table changes', () => {
    // f has left, g had the bye.
    const field = fieldOf({ a: 5, b: 5, c: 5, d: 5, e: 0, g: 0 })
    const { leave, smallest } = ask(field, 'a-b c-d e-f', 'g')
    expect(leave.sittingOut).toEqual(['e', 'g'])
    expect(smallest).toMatchObject({ sittingOut: [], changedTables: [3] })
    expect(drawn(smallest.pairs)).toEqual(['a-b', 'c-d', 'e-g'])
  })

  it('unless the two have met: then one table more is changed', () => {
    const field = fieldOf({ a: 5, b: 5, c: 0, d: 0, e: 0, g: 0 }, { met: ['e-g'] })
    const { smallest } = ask(field, 'a-b c-d e-f', 'g')
    expect(smallest).toMatchObject({ changedTables: [2, 3], receipt: { rematches: 0 } })
    expect(drawn(smallest.pairs)).toContain('a-b')
  })

  it('a rematch that stands already changes no table', () => {
    const field = fieldOf({ a: 5, b: 5, c: 0, d: 0, e: 0, g: 0 }, { met: ['a-b'] })
    const { smallest } = ask(field, 'a-b c-d e-f', 'g')
    expect(smallest).toMatchObject({ changedTables: [3], receipt: { rematches: 1 } })
  })

  it('somebody left an even field: the opponent sits out; paired anew, whoever should', () => {
    const field = fieldOf({ a: 5, b: 5, c: 0, d: 0, e: 0 })
    const { smallest, again } = ask(field, 'a-b c-d e-f', 'dce')
    expect(smallest).toMatchObject({ sittingOut: ['e'], changedTables: [3] })
    expect(again.sittingOut).toEqual(['d'])
  })

  it('somebody came late: of those whose table would change, the first by the document sits out', () => {
    const field = fieldOf({ a: 5, b: 5, c: 0, d: 0, z: 0 })
    expect(ask(field, 'a-b c-d', 'zdcba').smallest).toMatchObject({
      sittingOut: ['z'],
      changedTables: [],
    })
  })

  it('tables under way are never touched, even if one has left since', () => {
    const field = fieldOf({ a: 5, b: 0, c: 5, d: 0, e: 5 })
    const { smallest, again } = ask(field, 'a-b! c-d e-f!')
    for (const choice of [smallest, again]) {
      expect(drawn(choice.pairs)).toEqual(['a-b', 'c-d', 'e-f'])
      expect(choice).toMatchObject({ changedTables: [], sittingOut: [] })
    }
  })

  it('what a leader fixed and forbade still holds', () => {
    const told = { fixed: ['a-c'], forbidden: ['b-d'] }
    const field = fieldOf({ a: 0, b: 0, c: 0, d: 0, e: 0, f: 0 }, told)
    const { smallest } = ask(field, 'a-b c-d e-f')
    expect(drawn(smallest.pairs)).toContain('a-c')
    expect(smallest.receipt).toMatchObject({ fixed: 1, forbidden: 0 })
  })

  it('with nobody who may sit out, the one with the fewest points does', () => {
    expect(ask(fieldOf({ a: 5, b: 0, c: 5 }), 'a-b').again.sittingOut).toEqual(['b'])
  })
})

describe('the smallest change, against trying all', () => {
  it.each([4, 6, 8])('of %i players', (size) => {
    for (let n = 0; n < 40; n++) {
      const chance = chanceFrom(`${size}/${n}`)
      const names = [...'abcdefgh'].slice(0, size)
      const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => `${a}-${b}`))
      const points = Object.fromEntries(names.map((name) => [name, chance.below(3)]))
      const met = pairs.filter(() => chance.below(100) < 40)
      const field = fieldOf(points, { met, entropy: `${n}` })
      // Some have left, others are new: tables of two who are both there are few.
      const published = names.flatMap((a, i) =>
        i % 2 === 0 ? [`${a}-${chance.below(2) === 0 ? `gone${a}` : names[i + 1]}`] : [],
      )
      const tables = tablesOf(published.join(' '))
      const { smallest } = ask(field, published.join(' '))
      const cost = costOf(field, tables, smallest.pairs)
      const least = allRounds(field)
        .map((round) => costOf(field, tables, round))
        .reduce((one, two) => (compareCosts(two, one) < 0 ? two : one))
      expect(cost).toEqual(least)
    }
  })
})

/** New rematches, changed tables, then the criteria. */
const costOf = (
  field: Field,
  tables: readonly PublishedTable[],
  pairs: readonly (readonly [PlayerId, PlayerId])[],
): readonly number[] => {
  const isOld = ([a, b]: readonly [PlayerId, PlayerId]) =>
    tables.some(({ players }) => players.includes(a) && players.includes(b))
  const { crossings, spanSquares } = roundCost(field, pairs)
  const rematches = pairs.filter((pair) => !isOld(pair) && hasMet(field.met, pair[0], pair[1]))
  return [rematches.length, pairs.filter((p) => !isOld(p)).length, ...crossings, spanSquares]
}

const allRounds = (field: Field) => {
  const players = [...field.points.keys()]
  return [...allPerfectMatchings(players.length)].map((mates) =>
    mates.flatMap((b, a) =>
      a < b ? [[players[a] as PlayerId, players[b] as PlayerId] as const] : [],
    ),
  )
}
