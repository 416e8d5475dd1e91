import { readdirSync, readFileSync } from 'node:fs'
import { chanceFrom } from '@topcut/engine'
import { afterAll, expect, it } from 'vitest'
import { sampleDesk } from '../desk/sample-day.suite.ts'
import { openMemoryStore } from '../store/memory/memory-store.ts'
import { sampleDoor } from './sample-door.suite.ts'

const folder = new URL('../../../exchange/samples/', import.meta.url)
const samples = readdirSync(folder).map((file) => readFileSync(new URL(file, folder)))
const odd = [
  '',
  '0',
  '-1',
  '1e308',
  'null',
  '"',
  '{',
  ']',
  '<',
  ',',
  '\u0000',
  'x'.repeat(300),
  '🂡',
]

const store = openMemoryStore()
const door = sampleDoor({ desk: sampleDesk(store) })
afterAll(() => door.app.close())

/** A few bytes of a sample are gone, doubled or something else. */
const mutated = (seed: number): Buffer => {
  const chance = chanceFrom(`mutated file ${seed}`)
  let bytes = samples[chance.below(samples.length)] ?? Buffer.alloc(0)
  for (let times = 1 + chance.below(4); times > 0; times -= 1) {
    const at = chance.below(bytes.length + 1)
    const length = chance.below(12)
    const put = [Buffer.from(odd[chance.below(odd.length)] ?? ''), bytes.subarray(at, at + length)]
    const between = put[chance.below(2)] ?? Buffer.alloc(0)
    bytes = Buffer.concat([bytes.subarray(0, at), between, bytes.subarray(at + chance.below(12))])
  }
  return bytes
}

it.each(Array.from({ length: 120 }, (_, seed) => seed))(
  'a file with something wrong is refused in a sentence or opened: seed %i',
  async (seed) => {
    const bytes = mutated(seed)
    const headers = { 'content-type': 'application/octet-stream' }
    const way = seed % 2 === 0 ? 'finished' : 'going-on'
    const url = `/api/events/from-file?way=${way}&name=Taken&date=2016-05-01`
    const looked = await door.send('POST', '/api/files', bytes, headers)
    const before = (await store.list()).length
    const answer = await door.send('POST', url, bytes, headers)
    expect(door.faults).toEqual([])
    if (answer.statusCode === 201) {
      expect([looked.statusCode, looked.json().against[way]]).toEqual([200, null])
      const { event } = answer.json()
      for (const view of ['event', 'players', 'tables', 'standings', 'bracket'])
        expect((await door.send('GET', `/api/events/${event}/views/${view}`)).statusCode).toBe(200)
      return
    }
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatch(/\S.*[.)”]$/s)
    expect(await store.list()).toHaveLength(before)
  },
)
