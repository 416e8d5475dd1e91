import { expect, it } from 'vitest'
import { listed } from '../listed.suite.ts'
import { archiveFound, seasonsOf } from './archive-found.ts'

const events = [
  listed('Autumn Open', { date: '2026-10-24', winner: 'Xenia Müller' }),
  listed('Squad Night 37', { date: '2026-10-15', winner: 'Łukasz Dorn' }),
  listed('Autumn Teams', { date: '2025-09-26' }),
]
const names = (typed: string, year: string | null = null) =>
  archiveFound(events, typed, year).map(({ name }) => name)

it('a past event is found by its title or its winner, whatever the accents', () => {
  expect(names('')).toHaveLength(3)
  expect(names('autumn')).toEqual(['Autumn Open', 'Autumn Teams'])
  expect(names('muller')).toEqual(['Autumn Open'])
  expect(names('lukasz 37')).toEqual(['Squad Night 37'])
  expect(names('nobody')).toEqual([])
})

it('and by its season', () => {
  expect(seasonsOf(events)).toEqual(['2026', '2025'])
  expect(names('autumn', '2025')).toEqual(['Autumn Teams'])
})
