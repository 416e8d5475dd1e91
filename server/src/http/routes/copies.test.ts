import { expect, it } from 'vitest'
import { sampleDoor } from '../sample-door.suite.ts'

it('the owner sees how old the copies are, and makes one', async () => {
  let at: number | null = null
  const places = async () => [{ folder: '/data/copies', at }]
  const { send } = sampleDoor({
    copies: {
      places,
      make: async () => {
        at = 1_000
      },
    },
  })
  expect((await send('GET', '/api/copies')).json()).toEqual({ places: await places() })
  const made = await send('POST', '/api/copies')
  expect([made.statusCode, made.json()]).toEqual([
    200,
    { places: [{ folder: '/data/copies', at: 1_000 }] },
  ])
})

it('a stick that is missing is told by its place, and the fault in the log', async () => {
  const { send, faults } = sampleDoor({
    copies: {
      places: async () => [
        { folder: '/data/copies', at: 2_000 },
        { folder: '/media/stick', at: null },
      ],
      make: () => Promise.reject(new Error('no stick')),
    },
  })
  const made = await send('POST', '/api/copies')
  expect(made.json().places).toContainEqual({ folder: '/media/stick', at: null })
  expect(faults).toHaveLength(1)
})

it('a server that keeps no copies says so', async () => {
  const { send } = sampleDoor()
  expect((await send('GET', '/api/copies')).json()).toEqual({ places: [] })
})
