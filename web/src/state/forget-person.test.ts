import { expect, it } from 'vitest'
import { forgetPerson } from './forget-person.ts'

/** As a browser has it: what is kept are its own properties. */
const storageOf = (entries: Record<string, string>): Storage => {
  const storage = { ...entries }
  Object.defineProperties(storage, {
    removeItem: { value: (key: string) => delete storage[key] },
    clear: {
      value: () => {
        for (const key of Object.keys(storage)) delete storage[key]
      },
    },
  })
  return storage as unknown as Storage
}

it('nothing of who signs out stays on the device; how it is set does', () => {
  const local = storageOf({
    'topcut.phone.e1': 'the own table',
    'topcut.outbox.e1': 'a result not sent',
    'topcut.my-name.e2': 'p7',
    'topcut.registration.e3': 'an attempt',
    'topcut.theme': 'dark',
    'topcut.language': 'pl',
    'topcut.wifi.network': 'Harbour Hall',
  })
  const tab = storageOf({ 'topcut-link': 'lets somebody in', 'topcut.draft.list': 'a list' })
  forgetPerson(
    () => local,
    () => tab,
  )
  expect(Object.keys(local)).toEqual(['topcut.theme', 'topcut.language', 'topcut.wifi.network'])
  expect(Object.keys(tab)).toEqual([])
})

it('a browser that keeps nothing is no fault', () => {
  const none = (): Storage => {
    throw new Error('denied')
  }
  expect(() => forgetPerson(none, none)).not.toThrow()
})
