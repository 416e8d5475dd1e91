import { regulations } from '@topcut/engine'
import { expect, it } from 'vitest'
import { sampleEvent } from '../../../../testing/sample-event.suite.ts'
import { askedDetails } from './asked-details.ts'

const structure = { kind: 'custom', stages: [{ kind: 'swiss', rounds: 3, cut: null }] } as const

const asked = (regulation: string, other: Parameters<typeof sampleEvent>[0] = {}) =>
  askedDetails(sampleEvent({ regulation, structure, ...other }).state())

it('are those the document knows', () => {
  for (const { id, lists, scope } of regulations) {
    const details = asked(id)
    expect(details).toContain('rulesVersion')
    expect(details.includes('admissions')).toBe(lists.admissionsWait !== null)
    expect(details.includes('region')).toBe(lists.release.value.region !== null)
    expect(details.includes('variant')).toBe(scope.variant !== null)
    expect(details.includes('listsAsked')).toBe(!lists.list.value.always)
  }
})

it('ask about sleeves only where they are not mandatory anyway', () => {
  const sleeved = regulations.find(({ lists }) => (lists.sleeves?.mandatoryAt ?? null) !== null)
  expect(asked(sleeved?.id ?? '', { tier: 'casual' })).toContain('sleevesOrdered')
  expect(asked(sleeved?.id ?? '', { tier: 'premier' })).not.toContain('sleevesOrdered')
})

it('keep one that was laid down although the document does not know it', () => {
  const strict = regulations.find(({ lists }) => lists.list.value.always)
  const sample = sampleEvent({ regulation: strict?.id ?? '' })
  expect(askedDetails(sample.state())).not.toContain('listsAsked')
  sample.give({ kind: 'set-details', details: { listsAsked: true } })
  expect(askedDetails(sample.state())).toContain('listsAsked')
})
