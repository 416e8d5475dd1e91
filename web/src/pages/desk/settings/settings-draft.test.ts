import { describe, expect, it } from 'vitest'
import { register, sampleEvent } from '../../../../testing/sample-event.suite.ts'
import { changedSettings, settingsCommands, settingsOf } from './settings-draft.ts'

const state = () => {
  const sample = sampleEvent()
  register(sample, 4)
  sample.give({ kind: 'change-options', options: { halfPoints: 'time-only' } })
  sample.give({ kind: 'describe-event', about: { name: 'Cup', venue: 'a hall', fee: '5' } })
  return sample.state()
}
const saved = () => settingsOf(state())

describe('what is typed into the settings', () => {
  it('is nothing to be saved while it is as it stands', () => {
    const typed = { venue: 'a hall', options: { halfPoints: 'time-only' } } as const
    expect(changedSettings(typed, saved())).toEqual([])
    expect(settingsCommands(typed, saved())).toEqual([])
  })

  it('becomes one command for all that is said, and takes away what was emptied', () => {
    expect(settingsCommands({ venue: 'hall B', fee: '', name: '' }, saved())).toEqual([
      { kind: 'describe-event', about: { name: '', venue: 'hall B', fee: null } },
    ])
  })

  it('becomes a command for the places and one for the options', () => {
    expect(settingsCommands({ capacity: '50', options: {} }, saved())).toEqual([
      { kind: 'set-capacity', players: 50 },
      { kind: 'change-options', options: {} },
    ])
  })
})
