import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../routes/door.ts'

/** Lets time pass before somebody is answered. */
export type Pause = (milliseconds: number) => Promise<void>

export const systemPause: Pause = (milliseconds) => wait(milliseconds, undefined, { ref: false })

/** What whoever sends too much waits for each answer. */
export const heldBack = 1_000

/**
 * Whoever is told to wait is told so slowly. Answered at once, a program that asks again at once
 * would keep the server busy with nothing else, and others would not even be let in.
 */
export const slowDown = (app: App, pause: Pause): void => {
  app.addHook('onSend', async (_, reply, payload) => {
    if (reply.statusCode === 429) await pause(heldBack)
    return payload
  })
}
