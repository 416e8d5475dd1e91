import type { GrantAnswer } from '@topcut/protocol'
import { expect, it } from 'vitest'
import { forgetOthers } from './kept-views.ts'

const kept = (player: string) =>
  JSON.stringify({ form: 1, at: 1, views: { me: { view: { player: { player } } } } })
const grant = (event: string, player: string | null) => ({ event, player }) as GrantAnswer

/** As a browser has it: what is kept are its own properties. */
const storageOf = (entries: Record<string, string>): Storage => {
  const storage = { ...entries }
  Object.defineProperties(storage, {
    getItem: { value: (key: string) => storage[key] ?? null },
    removeItem: { value: (key: string) => delete storage[key] },
  })
  return storage as unknown as Storage
}

it('what somebody else has seen on this phone is gone for whoever comes in', () => {
  const storage = storageOf({
    'topcut.phone.e1': kept('p1'),
    'topcut.phone.e2': kept('p7'),
    'topcut.phone.e3': kept('p3'),
    'topcut.theme': 'dark',
  })
  forgetOthers([grant('e1', 'p1'), grant('e2', 'p8'), grant('e3', null)], () => storage)
  expect(Object.keys(storage)).toEqual(['topcut.phone.e1', 'topcut.theme'])
  forgetOthers([], () => storage)
  expect(Object.keys(storage)).toEqual(['topcut.theme'])
})
