import { describe, expect, it } from 'vitest'
import { openBatches } from './batches.ts'

type Item = { readonly id: number; readonly wish?: 'fail' }

/** Work that is done when the test says so, and remembers what came together. */
const opened = () => {
  const batches: number[][] = []
  const releases: (() => void)[] = []
  const inTurn = openBatches<string, Item, string>(
    ({ id }) => id,
    async (key, items) => {
      batches.push(items.map(({ id }) => id))
      await new Promise<void>((resolve) => releases.push(resolve))
      return items.map(({ id, wish }) =>
        wish === 'fail'
          ? { status: 'rejected', reason: new Error(`${id} failed`) }
          : { status: 'fulfilled', value: `${key}${id}` },
      )
    },
  )
  const next = async () => {
    while (releases.length === 0) await new Promise((resolve) => setImmediate(resolve))
    releases.shift()?.()
  }
  return { inTurn, batches, next }
}

describe('batches', () => {
  it('are all that came while the last was under way, in order', async () => {
    const { inTurn, batches, next } = opened()
    const all = [1, 2, 3, 4].map((id) => inTurn('e', { id }))
    await next()
    await next()
    expect(await Promise.all(all)).toEqual(['e1', 'e2', 'e3', 'e4'])
    expect(batches).toEqual([[1], [2, 3, 4]])
  })

  it('never hold two of one id', async () => {
    const { inTurn, batches, next } = opened()
    const all = [1, 2, 3, 2, 4].map((id) => inTurn('e', { id }))
    for (let n = 0; n < 3; n += 1) await next()
    expect(await Promise.all(all)).toEqual(['e1', 'e2', 'e3', 'e2', 'e4'])
    expect(batches).toEqual([[1], [2, 3], [2, 4]])
  })

  it('are bounded, so that the first need not wait for hundreds', async () => {
    const { inTurn, batches, next } = opened()
    const all = Array.from({ length: 251 }, (_, id) => inTurn('e', { id }))
    for (let n = 0; n < 4; n += 1) await next()
    await Promise.all(all)
    expect(batches.map(({ length }) => length)).toEqual([1, 100, 100, 50])
  })

  it('of one key do not wait for those of another', async () => {
    const { inTurn, batches, next } = opened()
    const all = [inTurn('e', { id: 1 }), inTurn('f', { id: 1 })]
    expect(batches).toEqual([[1], [1]])
    await next()
    await next()
    expect(await Promise.all(all)).toEqual(['e1', 'f1'])
  })

  it('let one fail alone, and those behind have their turn', async () => {
    const { inTurn, next } = opened()
    const first = inTurn('e', { id: 1 })
    const rest = Promise.allSettled([inTurn('e', { id: 2, wish: 'fail' }), inTurn('e', { id: 3 })])
    await next()
    await next()
    expect(await first).toBe('e1')
    expect(await rest).toMatchObject([
      { status: 'rejected', reason: { message: '2 failed' } },
      { status: 'fulfilled', value: 'e3' },
    ])
    const later = inTurn('e', { id: 4 })
    await next()
    expect(await later).toBe('e4')
  })

  it('fail together when the work itself fails', async () => {
    const inTurn = openBatches<string, Item, string>(
      ({ id }) => id,
      () => Promise.reject(new Error('broken')),
    )
    const all = await Promise.allSettled([1, 2, 3].map((id) => inTurn('e', { id })))
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  })
})
