import { expect, it } from 'vitest'
import { listed } from '../listed.suite.ts'
import { foundEvents, seasonsOf } from './found-events.ts'

const events = [
  listed('Autumn Open', { date: '2026-10-24', winner: 'Xenia Müller', status: 'finished' }),
  listed('Squad Night 37', { date: '2026-10-15', winner: 'Łukasz Dorn', status: 'finished' }),
  listed('Autumn Teams', { date: '2025-09-26', venue: 'Würfel & Becher' }),
]
const names = (typed: string) => foundEvents(events, typed).map(({ name }) => name)

it('an event is found by its title, its venue or its winner, whatever the accents', () => {
  expect(names('')).toHaveLength(3)
  expect(names('autumn')).toEqual(['Autumn Open', 'Autumn Teams'])
  expect(names('muller')).toEqual(['Autumn Open'])
  expect(names('lukasz 37')).toEqual(['Squad Night 37'])
  expect(names('wurfel')).toEqual(['Autumn Teams'])
  expect(names('null')).toEqual([])
  expect(names('nobody')).toEqual([])
})

it('seasons are the years something was played in, the latest first', () => {
  expect(seasonsOf([...events, listed('odd', { date: '' })])).toEqual(['2026', '2025'])
})
