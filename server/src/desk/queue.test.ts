import { describe, expect, it } from 'vitest'
import { openQueue } from './queue.ts'

/** Work that ends when it is told to. */
const held = () => {
  let release = (): void => {}
  let fail = (_: Error): void => {}
  const done = new Promise<void>((resolve, reject) => {
    release = resolve
    fail = reject
  })
  return { done, release: () => release(), fail: (fault: Error) => fail(fault) }
}

describe('the queue', () => {
  it('begins the next only when the one before is done', async () => {
    const inTurn = openQueue<string>()
    const begun: number[] = []
    const [first, second] = [held(), held()]
    const one = inTurn('e', () => {
      begun.push(1)
      return first.done
    })
    const two = inTurn('e', () => {
      begun.push(2)
      return second.done
    })
    await Promise.resolve()
    expect(begun).toEqual([1])
    first.release()
    await one
    second.release()
    await two
    expect(begun).toEqual([1, 2])
  })

  it('gives the one behind a failure its turn', async () => {
    const inTurn = openQueue<string>()
    const first = held()
    const one = inTurn('e', () => first.done)
    const two = inTurn('e', async () => 'done')
    first.fail(new Error('broken'))
    await expect(one).rejects.toThrow('broken')
    expect(await two).toBe('done')
  })

  it('has one line for each key', async () => {
    const inTurn = openQueue<string>()
    const first = held()
    const one = inTurn('e', () => first.done)
    expect(await inTurn('f', async () => 'done')).toBe('done')
    first.release()
    await one
  })
})
