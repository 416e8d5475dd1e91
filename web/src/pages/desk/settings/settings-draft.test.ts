import type { Day } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player, register, sampleEvent } from '../../../../testing/sample-event.suite.ts'
import {
  changedSettings,
  type SettingsDraft,
  settingsCommands,
  settingsOf,
} from './settings-draft.ts'

const state = () => {
  const sample = sampleEvent()
  register(sample, 4)
  sample.give({ kind: 'change-options', options: { halfPoints: 'time-only' } })
  sample.give({ kind: 'describe-event', about: { name: 'Cup', venue: 'a hall', fee: '5' } })
  return sample.state()
}
const day = { product: 'Core Set', edition: 'german', day: '2015-10-03' as Day } as const
const clubs = [[player(1), player(2)]]
const given = (draft: SettingsDraft, of = state()) => settingsCommands(of, draft, clubs)

describe('what is typed into the settings', () => {
  it('is nothing to be saved while it is as it stands', () => {
    const typed: SettingsDraft = {
      venue: 'a hall',
      options: { halfPoints: 'time-only' },
      prizes: [{ for: '', what: ' ' }],
      champion: 'at-the-end',
    }
    expect(changedSettings(typed, settingsOf(state()))).toEqual([])
    expect(given(typed)).toEqual([])
  })

  it('becomes one command for all that is said, and takes away what was emptied', () => {
    expect(given({ venue: 'hall B', fee: '', name: '', champion: 'at-once' })).toEqual([
      {
        kind: 'describe-event',
        about: { name: '', venue: 'hall B', fee: null, champion: 'at-once' },
      },
    ])
  })

  it('drops a line for a prize that nobody filled in', () => {
    const prizes = [
      { for: '1st', what: 'a trophy' },
      { for: '', what: '' },
    ]
    expect(given({ prizes })).toEqual([
      { kind: 'describe-event', about: { prizes: [{ for: '1st', what: 'a trophy' }] } },
    ])
  })

  it('becomes a command for each of places, options, clubs and lists', () => {
    const typed = {
      capacity: '50',
      options: {},
      clubsApart: true,
      listsOpenTo: 'everybody',
    } as const
    expect(given(typed)).toEqual([
      { kind: 'set-capacity', players: 50 },
      { kind: 'change-options', options: {} },
      { kind: 'keep-clubs-apart', clubs },
      { kind: 'open-lists', to: 'everybody' },
    ])
    expect(given({ capacity: '' })).toEqual([])
  })

  it('keeps the other details where a release is entered, and drops a line without one', () => {
    const sample = sampleEvent()
    sample.give({ kind: 'set-details', details: { faqVersion: '4.1' } })
    const release = { product: ' Core Set ', edition: 'german', day: '2015-10-03' } as const
    const empty = { product: ' ', edition: 'polish', day: '' } as const
    const details = { faqVersion: '4.1', releases: [{ ...release, product: 'Core Set' }] }
    const [command] = given({ releases: [release, empty] }, sample.state())
    expect(command).toEqual({ kind: 'set-details', details })
    sample.give({ kind: 'set-details', details: { ...details, releases: [day] } })
    expect(given({ releases: [empty] }, sample.state())).toEqual([
      { kind: 'set-details', details: { faqVersion: '4.1' } },
    ])
    expect(given({ releases: [{ ...day }, empty] }, sample.state())).toEqual([])
  })

  it('allows embedding on the sites that were typed, and on none', () => {
    expect(
      given({ embedding: { on: 'sites', sites: ' club.example/ \n\nhttp://b.example' } }),
    ).toEqual([{ kind: 'allow-embedding', on: ['https://club.example', 'http://b.example'] }])
    expect(given({ embedding: { on: 'nowhere', sites: 'club.example' } })).toEqual([])
    const sample = sampleEvent()
    sample.give({ kind: 'allow-embedding', on: ['https://club.example'] })
    expect(settingsOf(sample.state()).embedding).toEqual({
      on: 'sites',
      sites: 'https://club.example',
    })
    expect(given({ embedding: { on: 'sites', sites: 'club.example\n' } }, sample.state())).toEqual(
      [],
    )
    expect(given({ embedding: { on: 'everywhere', sites: '' } }, sample.state())).toEqual([
      { kind: 'allow-embedding', on: 'everywhere' },
    ])
  })

  it('lets clubs meet again', () => {
    const sample = sampleEvent({ regulation: 'x-wing/en-3.2', tier: 'casual' })
    register(sample, 4)
    sample.give({ kind: 'keep-clubs-apart', clubs })
    const commands = given({ clubsApart: false }, sample.state())
    expect(commands).toEqual([{ kind: 'keep-clubs-apart', clubs: null }])
  })
})
