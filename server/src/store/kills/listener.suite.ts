import { setTimeout as pause } from 'node:timers/promises'
import { openListener } from '../../http/live/live-listener.suite.ts'

type Following = {
  readonly numbers: () => readonly number[]
  readonly untilEntry: (n: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Listens to an event as a browser does: comes back after every break with the last it has seen. */
export const follow = (url: () => string, cookie: string, event: string): Following => {
  const numbers: number[] = []
  let isOver = false
  let hangUp = (): void => {}

  const listenOnce = async (): Promise<void> => {
    const headers = { cookie, 'last-event-id': `${numbers.at(-1) ?? 0}` }
    const listener = await openListener(`${url()}/api/events/${event}/live`, headers)
    hangUp = listener.hangUp
    let taken = 0
    const take = () => {
      const all = listener.numbers()
      numbers.push(...all.slice(taken))
      taken = all.length
      return isOver
    }
    await Promise.race([listener.ended, listener.until(take)])
    take()
    listener.hangUp()
  }

  const listening = (async () => {
    while (!isOver) {
      await listenOnce().catch(() => {})
      await pause(50)
    }
  })()

  return {
    numbers: () => numbers,
    untilEntry: async (n) => {
      while (!numbers.includes(n)) await pause(20)
    },
    stop: async () => {
      isOver = true
      hangUp()
      await listening
    },
  }
}
