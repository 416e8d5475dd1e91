import { expect, it } from 'vitest'
import { copyOf, openSampleHall } from '../sample-hall.suite.ts'

it('everybody of one’s own events is found by the full name, and nobody of another’s', async () => {
  const hall = await openSampleHall()
  const { send } = await copyOf(hall)
  const asked = async (cookie: string) =>
    (await send('GET', '/api/players', undefined, { cookie })).json()
  const { players } = await asked(hall.cookies.organizer)
  expect(players).toHaveLength(8)
  expect(players).toContainEqual({ event: hall.event, player: 'p1', name: 'Ada Secretly' })
  expect(await asked(hall.cookies.stranger)).toEqual({ players: [] })
})
