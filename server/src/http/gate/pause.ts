import { setTimeout as wait } from 'node:timers/promises'

/** Lets time pass before somebody is answered. */
export type Pause = (milliseconds: number) => Promise<void>

export const systemPause: Pause = (milliseconds) => wait(milliseconds, undefined, { ref: false })

/** What whoever sends too much waits for each answer. */
export const heldBack = 1_000
