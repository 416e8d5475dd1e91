import { describe, expect, it } from 'vitest'
import { story } from '../../../testing/story.ts'

const announce = (text: string) => ({ kind: 'announce-message', text }) as const

describe('announce-message', () => {
  it('tells everybody the latest line, and since when it stands', () => {
    const told = story()
    expect(told.facts(announce(' Food is served. '))).toEqual([
      { kind: 'message-announced', text: 'Food is served.' },
    ])
    told.does(announce('Food is served.'))
    told.does(announce('Round 2 at 14:00.'))
    const { at } = told.event().log.at(-1) ?? expect.fail('no entry')
    expect(told.state().message).toEqual({ text: 'Round 2 at 14:00.', at })
  })

  it('is taken down by an empty one', () => {
    const told = story()
    told.does(announce('Food is served.'))
    told.does(announce('  '))
    expect(told.state().message).toBeNull()
  })
})
