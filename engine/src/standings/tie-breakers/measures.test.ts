import { expect, it } from 'vitest'
import { id } from '../../../testing/story.ts'
import { fraction, fractionText } from '../fraction.ts'
import { extendedStrengthOfSchedule } from './extended-strength-of-schedule.ts'
import { marginOfVictory } from './margin-of-victory.ts'
import { strengthOfSchedule } from './strength-of-schedule.ts'
import type { TieBreaker } from './tie-breaker.ts'

const sheet = {
  player: id('ada'),
  tournamentPoints: 10,
  marginOfVictory: 476,
  strengthOfSchedule: fraction(16, 9),
  extendedStrengthOfSchedule: fraction(41, 27),
}

const measured = (breaker: TieBreaker): string =>
  breaker.kind === 'measure' ? fractionText(breaker.value(sheet)) : expect.fail('no measure')

it('margin of victory goes by the margins added up', () => {
  expect(measured(marginOfVictory)).toBe('476')
})

it('strength of schedule goes by the exact value, not by a decimal of it', () => {
  expect(measured(strengthOfSchedule)).toBe('16/9')
})

it('extended strength of schedule goes by its own exact value', () => {
  expect(measured(extendedStrengthOfSchedule)).toBe('41/27')
})
