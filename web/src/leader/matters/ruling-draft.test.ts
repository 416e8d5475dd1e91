import { matchId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player, publish, sampleEvent, start } from '../../../testing/sample-event.suite.ts'
import { begunRuling, emptyRuling, matchesToLose, rulingFrom } from './ruling-draft.ts'

const match = matchId('m1')

describe('a ruling that is being written', () => {
  it('begins with who was chosen, never with who called or with both at the table', () => {
    expect(begunRuling(undefined, false)).toBeNull()
    expect(begunRuling(player(1), false)?.players).toEqual([player(1)])
    expect(begunRuling(undefined, true)?.players).toEqual([])
    expect(begunRuling(undefined, false, 7)).toEqual({ ...emptyRuling, table: '7' })
    expect(begunRuling(player(1), false, 7, 'warning')).toEqual({
      ...emptyRuling,
      about: 'conduct',
      players: [player(1)],
      table: '7',
      penalty: 'warning',
    })
  })

  it('says only what was chosen', () => {
    expect(rulingFrom({ ...emptyRuling, text: ' The template was moved. ' })).toEqual({
      about: 'dispute',
      players: [],
      text: 'The template was moved.',
    })
  })

  it('carries everything that was chosen, and the call it answers', () => {
    const draft = {
      ...emptyRuling,
      about: 'conduct',
      players: [player(1)],
      table: '7',
      text: 'Slow after two reminders.',
      infraction: 'stalling',
      penalty: 'game-loss',
      match,
      game: '2',
      overrules: 'faq',
    } as const
    expect(rulingFrom(draft, 12)).toEqual({
      about: 'conduct',
      players: [player(1)],
      table: 7,
      text: 'Slow after two reminders.',
      infraction: 'stalling',
      penalty: { kind: 'game-loss', match, game: 2 },
      overrules: 'faq',
      call: 12,
    })
  })

  it('waits for the match that a loss is about', () => {
    expect(rulingFrom({ ...emptyRuling, penalty: 'match-loss' })).toBeNull()
    expect(rulingFrom({ ...emptyRuling, penalty: 'match-loss', match })?.penalty).toEqual({
      kind: 'match-loss',
      match,
    })
  })

  it('forgets the missing replacement once it is about something else', () => {
    const draft = { ...emptyRuling, withoutReplacement: true }
    expect(rulingFrom({ ...draft, about: 'component' })?.withoutReplacement).toBe(true)
    expect(rulingFrom(draft)).not.toHaveProperty('withoutReplacement')
  })

  it('offers the matches of published rounds alone', () => {
    const sample = sampleEvent()
    start(sample, 4)
    sample.give({ kind: 'pair-round' })
    expect(matchesToLose(sample.state(), [player(1)])).toEqual([])
    sample.give({ kind: 'unpair-round' })
    publish(sample)
    const found = matchesToLose(sample.state(), [player(1)])
    expect(found.map(({ players }) => players.includes(player(1)))).toEqual([true])
    expect(matchesToLose(sample.state(), [])).toEqual([])
  })
})
