import type { PlayerId, Refusal } from '@topcut/engine'
import { refusalSentence } from '@topcut/protocol/words'
import { expect, it } from 'vitest'
import { toldToPlayer } from './told-to-player.ts'

it('a player is told the rule, and not how a leader gets around it', () => {
  const refusal: Refusal = { code: 'salvo-needed', rule: 'DOC-1' }
  const told = refusalSentence('en', refusal)
  expect(told).toContain('DOC-1')
  expect(toldToPlayer('en', refusal)).toBe(told)
  expect(toldToPlayer('en', { ...refusal, overridable: true })).toBe(told)
  expect(refusalSentence('en', { ...refusal, overridable: true })).not.toBe(told)
})

it.each([
  ['en', 'Registration is over.'],
  ['de', 'Die Anmeldung ist beendet.'],
  ['pl', 'Zapisy są zakończone.'],
] as const)('nobody is told the own name, in %s', (language, beginning) => {
  const refusal: Refusal = { code: 'registration-over', player: 'p1' as PlayerId }
  const names = { player: () => 'Ola Ź.' }
  expect(toldToPlayer(language, refusal, names, 'Ola Ź.')).toMatch(new RegExp(`^${beginning}`))
  expect(toldToPlayer(language, refusal, names, 'Jan K.')).toMatch(/^Ola Ź\.: /)
})
