import { expect, it } from 'vitest'
import {
  player,
  playOut,
  publish,
  sampleEvent,
  start,
} from '../../../testing/sample-event.suite.ts'
import { howFar } from './how-far.ts'

it('who missed the cut or lost in the bracket is out, and at the end everybody has a place', () => {
  const sample = sampleEvent()
  start(sample, 9)
  const kinds = () =>
    Array.from({ length: 9 }, (_, n) => howFar(sample.state(), player(n + 1)).kind)
  const playing = () => kinds().filter((kind) => kind === 'playing').length
  const play = () => {
    publish(sample)
    playOut(sample)
  }
  for (let round = 1; round <= 4; round++) play()
  expect(playing()).toBe(9)
  sample.give({ kind: 'make-cut' })
  sample.give({ kind: 'start-stage' })
  expect(playing()).toBe(4)
  play()
  expect(playing()).toBe(2)
  play()
  sample.give({ kind: 'finish-event' })
  expect(playing()).toBe(0)
  const places = Array.from({ length: 9 }, (_, n) => howFar(sample.state(), player(n + 1)).place)
  expect(places.filter((place) => place === 1)).toHaveLength(1)
  expect(places).not.toContain(null)
})
