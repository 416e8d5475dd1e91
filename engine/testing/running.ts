import { type Setting, type Story, story } from './story.ts'

/** A published round of two tables whose clock has been started. */
export const running = (setting: Setting = {}): Story => {
  const told = story(setting)
  told.seats('p1 - p2', 'p3 - p4')
  told.does({ kind: 'start-clock' })
  return told
}
