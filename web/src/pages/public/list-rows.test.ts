import { type ListOf, numberAsName, type PublicStandings, playerId } from '@topcut/engine'
import { expect, it } from 'vitest'
import { factionText, listRows } from './list-rows.ts'

const squad: ListOf<'squad'> = {
  ...{ kind: 'squad', faction: 'scum', ships: [], total: null, obstacles: null, damageDeck: null },
}
const lists = [1, 2, 3].map((number) => ({
  player: playerId(`p${number}`),
  number,
  name: numberAsName(number),
  list: squad,
}))
const row = (player: string, place: number) =>
  ({ player, place, tournamentPoints: 20 - place }) as unknown as PublicStandings['rows'][number]

it('lists stand in the order of the places, the final ones where there are some', () => {
  const order = (standings: PublicStandings | undefined) =>
    listRows(lists, standings).map(({ number, place, tournamentPoints }) => [
      number,
      place,
      tournamentPoints,
    ])
  expect(order(undefined)).toEqual([
    [1, null, null],
    [2, null, null],
    [3, null, null],
  ])
  const rows = [row('p3', 1), row('p1', 2)]
  expect(order({ afterRound: 3, rows, places: null })).toEqual([
    [3, 1, 19],
    [1, 2, 18],
    [2, null, null],
  ])
  const places = [{ ...lists[0], place: 1 }] as PublicStandings['places']
  expect(order({ afterRound: 3, rows, places })[0]?.[1]).toBe(1)
})

it('says in a word what a list is', () => {
  expect(factionText('en', squad)).toBe('Scum & Villainy')
  expect(factionText('de', { kind: 'text', text: 'x' })).toBe('')
})
