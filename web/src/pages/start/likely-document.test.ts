import { regulations } from '@topcut/engine'
import { languages } from '@topcut/protocol/words'
import { expect, it } from 'vitest'
import { likelyDocument } from './likely-document.ts'
import { listed } from './listed.suite.ts'

it('whoever is new plays by a document in the own language, others by that of their latest event', () => {
  for (const language of languages) expect(likelyDocument(language, []).language).toBe(language)
  const [, second] = regulations
  const odd = listed('odd', { status: 'unreadable' })
  const latest = listed('latest', { regulation: second?.id ?? '' })
  expect(likelyDocument('en', [odd, latest, listed('older')])).toBe(second)
  expect(likelyDocument('pl', [listed('unknown here')]).language).toBe('pl')
})
