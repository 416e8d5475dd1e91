import { describe, expect, it } from 'vitest'
import { player, register, sampleEvent } from '../../sample-event.suite.ts'
import { shownNames } from './shown-names.ts'

describe('how players are called', () => {
  const sample = sampleEvent()
  register(sample, 4)
  const people = new Map([
    [player(1), 'Bo Kern'],
    [player(2), 'Ana Lis'],
    [player(3), 'bo  kern'],
  ])
  const { player: shown } = shownNames(sample.state(), people)

  it('shows the number beside two of one name', () => {
    expect(shown(player(1))).toBe('Bo Kern (#1)')
    expect(shown(player(3))).toBe('bo  kern (#3)')
  })

  it('shows a name alone where it stands alone', () => {
    expect(shown(player(2))).toBe('Ana Lis')
  })

  it('shows the number of whoever has no name here', () => {
    expect(shown(player(4))).toBe('#4')
  })
})
