import { type CommandId, commandId, type EventId, isSameStep } from '@topcut/engine'
import { expect, it } from 'vitest'
import { sampleEvent } from '../../testing/sample-event.suite.ts'
import type { LiveEvent } from '../state/live/follow-event.ts'
import type { Outbox, Parcel } from '../state/sending/outbox.ts'
import { openState } from '../state/state.ts'
import { commandsAt, type Done } from './commands.ts'

const close: Parcel = { command: { kind: 'close-round' } }

/** A window that holds nothing yet: everything is sent, and every third is refused. */
const window = () => {
  const done = openState<Done | null>(null)
  let sent = 0
  const outbox = {
    send: async (_: Parcel, id: CommandId = commandId(`c${sent}`)) => {
      sent++
      if (sent % 3 === 0) return { kind: 'problem', code: 'stale', detail: '' } as const
      return { kind: 'granted', command: id, entries: [], warnings: [] } as const
    },
  } as unknown as Outbox
  const live = { state: openState({ phase: 'opening' }) } as unknown as LiveEvent
  return { done, sent: () => sent, ...commandsAt({ event: 'e' as EventId, live, outbox, done }) }
}

const [entry] = sampleEvent().event().log
const isOneStep = ([first, ...others]: readonly CommandId[]): boolean =>
  others.every((command) => {
    const one = entry ?? expect.fail('no entry')
    return isSameStep({ ...one, command: first ?? command }, { ...one, command })
  })

it('gives what many commands have in common to all of them: one press, one step', async () => {
  const { actAll, done } = window()
  await actAll([close, close, close, close, close], (count) => `${count} done`)
  const { commands = [], summary } = done.get() ?? {}
  expect(new Set(commands).size).toBe(4)
  expect(isOneStep(commands)).toBe(true)
  expect(summary).toBe('4 done')
})

it('hands a command to the outbox at once: what is drawn for it comes afterwards', () => {
  const { act, sent } = window()
  void act(close)
  expect(sent()).toBe(1)
})

it('lets a command belong to the one before it, and to no other', async () => {
  const { act, done } = window()
  const first = await act(close)
  if (first.kind !== 'granted') return expect.fail(first.kind)
  await act(close, first.command)
  expect(done.get()?.commands).toHaveLength(2)
  expect(isOneStep(done.get()?.commands ?? [])).toBe(true)
  await act(close)
  await act(close)
  expect(done.get()?.commands).toHaveLength(1)
  expect(isOneStep([first.command, ...(done.get()?.commands ?? [])])).toBe(false)
})
