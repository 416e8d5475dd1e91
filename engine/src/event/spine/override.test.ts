import { describe, expect, it } from 'vitest'
import { asking, role } from '../../../testing/story.ts'
import { isLeader, roles } from '../../vocabulary/role.ts'
import type { Refusal } from './answers.ts'
import { settle } from './override.ts'

const soft: Refusal = { code: 'not-announced', rule: 'XWEN-17', overridable: true }
const softer: Refusal = { code: 'cut-needed', overridable: true }
const hard: Refusal = { code: 'no-round' }
const ask = (override?: string, by = role('organizer')) =>
  asking({ kind: 'pair-round' }, { ...by, ...(override === undefined ? {} : { override }) })

describe('settle', () => {
  it('is content where nothing speaks against the command', () => {
    expect(settle([], ask())).toEqual({ refusal: null, facts: [] })
    expect(settle([], ask('no need'))).toEqual({ refusal: null, facts: [] })
  })

  it('answers with the first refusal while nobody overrides', () => {
    expect(settle([soft, softer], ask())).toEqual({ refusal: soft })
  })

  it.each([undefined, '', ' \n\t'])('counts no blank reason: %j', (reason) => {
    expect(settle([soft], ask(reason))).toEqual({ refusal: soft })
  })

  it('puts every overridden rule on record with the reason', () => {
    expect(settle([soft, softer], ask(' agreed '))).toEqual({
      refusal: null,
      facts: [
        { kind: 'rule-overridden', refusal: soft, reason: 'agreed' },
        { kind: 'rule-overridden', refusal: softer, reason: 'agreed' },
      ],
    })
  })

  it('overrides nothing where one refusal stands', () => {
    expect(settle([soft, hard, softer], ask('agreed'))).toEqual({ refusal: hard })
  })

  it.each(roles)('%s: only leaders override', (name) => {
    const { refusal } = settle([soft], ask('agreed', role(name)))
    expect(refusal === null).toBe(['organizer', 'marshal', 'judge'].includes(name))
    expect(isLeader({ role: name })).toBe(refusal === null)
  })
})
