import { describe, expect, it } from 'vitest'
import { story } from '../../testing/story.ts'
import type { Entry, Log } from '../event/spine/entry.ts'
import { eventId } from '../vocabulary/ids.ts'
import { linkEntries } from './link-entries.ts'

const event = eventId('spring')

/** The number of the first entry that is not joined to the one before it; null where all are. */
const firstUnlinked = (log: Log): number | null => {
  const linked = linkEntries(event, [], log)
  const at = linked.findIndex(({ link }, index) => link !== log[index]?.link)
  return at < 0 ? null : at + 1
}

const played = (secret?: string): Log => {
  const told = story({ players: 4, ...(secret === undefined ? {} : { secret }) })
  told.playRound()
  return told.event().log
}

describe('the links of a log', () => {
  it('are the same whenever and wherever they are made, piece by piece or at once', () => {
    const log = played('desk')
    const whole = linkEntries(event, [], log)
    const half = linkEntries(event, [], log.slice(0, 9))
    expect([...half, ...linkEntries(event, half, log.slice(9))]).toEqual(whole)
    expect(firstUnlinked(whole)).toBe(null)
  })

  // A changed digit would make every code on every sheet of before a wrong one.
  it('stay what they have been', () => {
    expect(linkEntries(event, [], played('desk')).at(-1)?.link).toMatchInlineSnapshot(
      `"cd042dea8ce6a0729908ff9343451b78a4a8dd169922ea640991f415ee415568"`,
    )
    expect(linkEntries(event, [], played()).at(-1)?.link).toMatchInlineSnapshot(
      `"154f9f454de6a69f5a6a1c76f6a442747ffc8629faaf0efd3fba61eb4bf928c2"`,
    )
  })

  it('can be followed by those who have everything but the secret', () => {
    const whole = linkEntries(event, [], played('desk'))
    const shown = whole.map((entry) => {
      const { secret: _, ...fact } = entry.fact as { readonly secret?: string }
      return { ...entry, fact } as Entry
    })
    expect(firstUnlinked(shown)).toBe(null)
  })

  it.each<readonly [string, (entry: Entry) => Entry]>([
    ['instant', (entry) => ({ ...entry, at: (entry.at + 1) as Entry['at'] })],
    ['office', (entry) => ({ ...entry, by: { role: 'judge' } })],
    ['hand', (entry) => ({ ...entry, by: { ...entry.by, leader: 'other' as never } })],
    ['command', (entry) => ({ ...entry, command: 'another' as never })],
    ['fact', (entry) => ({ ...entry, fact: { kind: 'round-closed', round: 9 } })],
  ])('notice another %s in any entry, and name it', (_, change) => {
    const whole = linkEntries(event, [], played('desk'))
    for (const { n } of whole.slice(1)) {
      const changed = whole.with(n - 1, change(whole[n - 1] as Entry))
      expect(firstUnlinked(changed)).toBe(n)
    }
  })

  it('are others in another event', () => {
    const log = played('desk')
    const [one, two] = [event, eventId('autumn')].map((id) => linkEntries(id, [], log)[0]?.link)
    expect(one).not.toBe(two)
  })
})
