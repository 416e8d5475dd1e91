import { describe, expect, it } from 'vitest'
import { appoint } from '../../../testing/leaders.ts'
import { story } from '../../../testing/story.ts'
import type { Command } from '../commands.ts'
import { isMarshal, marshals } from './marshal.ts'

const led = (...commands: readonly Command[]) => {
  const told = story()
  for (const command of commands) told.does(command)
  return told.state()
}
const names = (...commands: readonly Command[]) =>
  marshals(led(...commands)).map(({ leader }) => leader)

describe('whose word as marshal counts', () => {
  it('the marshals, however many there are', () => {
    expect(
      names(appoint('l1', 'organizer'), appoint('l2', 'marshal'), appoint('l3', 'marshal')),
    ).toEqual(['l2', 'l3'])
  })

  it('the organizer, where none is appointed', () => {
    expect(names(appoint('l1', 'organizer'), appoint('l2', 'judge'))).toEqual(['l1'])
    expect(names(appoint('l2', 'judge'))).toEqual([])
  })

  it('who asks as a marshal, or as the organizer who stands in', () => {
    const [alone, accompanied] = [led(), led(appoint('l2', 'marshal'))]
    expect(isMarshal(alone, { role: 'organizer' })).toBe(true)
    expect(isMarshal(accompanied, { role: 'organizer' })).toBe(false)
    expect(isMarshal(accompanied, { role: 'marshal' })).toBe(true)
    expect(isMarshal(alone, { role: 'judge' })).toBe(false)
  })
})
