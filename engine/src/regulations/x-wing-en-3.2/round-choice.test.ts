import { describe, expect, it } from 'vitest'
import { creating } from '../../../testing/create.ts'
import { xWingEn32 } from './regulation.ts'

describe('how long rounds are', () => {
  it.each([74, 76, 74.5])(
    '[XWEN-14] is not the organizer’s to choose: not %d minutes',
    (minutes) => {
      for (const kind of ['swiss', 'elimination'] as const) {
        expect(creating({ roundMinutes: { [kind]: minutes } })).toMatchObject({
          granted: false,
          refusal: { code: 'length-not-allowed', minutes, from: 75, to: 75, rule: 'XWEN-14' },
        })
      }
    },
  )

  it('[XWEN-14] may be said once more', () => {
    expect(creating({ roundMinutes: { swiss: 75, elimination: 75 } })).toMatchObject({
      granted: true,
    })
  })

  it('[XWEN-15] is open in the final, with nothing to choose', () => {
    expect(xWingEn32.roundLength.final.value).toEqual({ minutes: null, from: null, to: null })
  })
})
