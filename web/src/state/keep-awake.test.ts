import { expect, it } from 'vitest'
import { keepAwake } from './keep-awake.ts'

const staged = () => {
  let isSeen = true
  let hear = () => {}
  let isRefused = false
  const held = new Set<number>()
  let asked = 0
  const stop = keepAwake({
    ask: async () => {
      asked += 1
      const one = asked
      await Promise.resolve()
      if (isRefused) throw new Error('the battery is low')
      held.add(one)
      return {
        release: async () => {
          held.delete(one)
        },
      }
    },
    isSeen: () => isSeen,
    whenSeenOrNot: (then) => {
      hear = then
      return () => {
        hear = () => {}
      }
    },
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  const see = async (now: boolean) => {
    isSeen = now
    hear()
    await settle()
  }
  const refuse = (now: boolean) => {
    isRefused = now
  }
  return { stop, settle, see, refuse, held, asked: () => asked }
}

it('the screen stays on while somebody looks, and not while nobody does', async () => {
  const { settle, see, held } = staged()
  await settle()
  expect(held.size).toBe(1)
  await see(false)
  expect(held.size).toBe(0)
  await see(true)
  expect(held.size).toBe(1)
})

it('the screen may go dark once the wait is over, also where that comes first', async () => {
  const early = staged()
  early.stop()
  await early.settle()
  expect(early.held.size).toBe(0)
  const late = staged()
  await late.settle()
  late.stop()
  expect(late.held.size).toBe(0)
  await late.see(true)
  expect(late.asked()).toBe(1)
})

it('a page that is hidden while it asks keeps nothing', async () => {
  const { see, held } = staged()
  await see(false)
  expect(held.size).toBe(0)
})

it('a refusal is no fault, and is asked again when somebody looks again', async () => {
  const { settle, see, refuse, held } = staged()
  refuse(true)
  await settle()
  expect(held.size).toBe(0)
  refuse(false)
  await see(true)
  expect(held.size).toBe(1)
})
