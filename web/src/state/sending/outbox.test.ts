import type { CommandAnswer, CommandRequest } from '@topcut/protocol'
import { describe, expect, it } from 'vitest'
import { openOutbox } from './outbox.ts'
import type { Reply } from './request.ts'

const granted: Reply<CommandAnswer> = { kind: 'ok', body: { entries: [], warnings: [] } }
const lost: Reply<CommandAnswer> = { kind: 'unreachable' }

const staged = (replies: readonly Reply<CommandAnswer>[]) => {
  const sent: CommandRequest[] = []
  const answers: CommandAnswer[] = []
  const pauses: number[] = []
  const left = [...replies]
  let ids = 0
  const outbox = openOutbox({
    post: (request) => {
      sent.push(request)
      return Promise.resolve(left.shift() ?? granted)
    },
    newId: () => {
      ids += 1
      return `id-${ids}`
    },
    pause: (attempt) => {
      pauses.push(attempt)
      return Promise.resolve()
    },
    granted: (answer) => answers.push(answer),
  })
  return { outbox, sent, answers, pauses }
}

const close = { command: { kind: 'close-round' } } as const
const cut = { command: { kind: 'make-cut' } } as const

describe('the one place that sends commands', () => {
  it('sends a lost command again, unchanged and under the same id', async () => {
    const { outbox, sent, answers, pauses } = staged([lost, lost, granted])
    const outcome = await outbox.send({ ...close, override: 'agreed' })
    expect(outcome).toEqual({ kind: 'granted', command: 'id-1', entries: [], warnings: [] })
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(sent[0]).toEqual({ id: 'id-1', ...close, override: 'agreed' })
    expect(pauses).toEqual([1, 2])
    expect(answers).toHaveLength(1)
  })

  it('keeps the order: what comes later waits behind what is tried again', async () => {
    const { outbox, sent } = staged([lost, granted, granted])
    await Promise.all([outbox.send(close), outbox.send(cut)])
    expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-1', 'id-2'])
  })

  it('hands a refusal on and does not try again', async () => {
    const refused = { kind: 'refused', refusal: { code: 'no-round' } } as const
    const { outbox, sent, answers } = staged([refused])
    expect(await outbox.send(close)).toEqual(refused)
    expect(sent).toHaveLength(1)
    expect(answers).toEqual([])
    expect((await outbox.send(cut)).kind).toBe('granted')
  })

  it('takes anything else in turn, counts it, and tries it again until it is answered', async () => {
    const { outbox, sent, pauses } = staged([granted])
    const replies: Reply<string>[] = [{ kind: 'unreachable' }, { kind: 'ok', body: 'saved' }]
    const behind: number[] = []
    const seen: string[] = []
    outbox.state.subscribe(() => {
      const { waiting, isStuck } = outbox.state.get()
      seen.push(`${waiting}${isStuck ? ' stuck' : ''}`)
    })
    const saved = () => {
      behind.push(sent.length)
      return Promise.resolve(replies.shift() ?? { kind: 'unreachable' as const })
    }
    const [, reply] = await Promise.all([outbox.send(close), outbox.inTurn(saved)])
    expect(reply).toEqual({ kind: 'ok', body: 'saved' })
    expect(behind).toEqual([1, 1])
    expect(pauses).toEqual([1])
    expect(seen).toEqual(['1', '2', '1', '1 stuck', '0'])
  })

  it('sends before any window is drawn for what it hears of', async () => {
    const { outbox, sent } = staged([])
    const sentByThen: number[] = []
    // React draws in a microtask of its own, asked for where a value changes.
    outbox.state.subscribe(() => queueMicrotask(() => sentByThen.push(sent.length)))
    await outbox.send(close)
    expect(sentByThen[0]).toBe(1)
  })

  it('says how many wait, and whether one is stuck', async () => {
    const { outbox } = staged([lost, granted, granted])
    const seen: string[] = []
    outbox.state.subscribe(() => {
      const { waiting, isStuck } = outbox.state.get()
      seen.push(`${waiting}${isStuck ? ' stuck' : ''}`)
    })
    await Promise.all([outbox.send(close), outbox.send(cut)])
    expect(seen).toEqual(['1', '2', '2 stuck', '1', '0'])
  })
})
