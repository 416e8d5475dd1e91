import { describe, expect, it } from 'vitest'
import { dayOf } from './day-of.ts'

describe('by the German X-Wing document', () => {
  const day = dayOf('x-wing/de')

  it('who does not appear is out, and one is kept with a reason', () => {
    expect([day.had(1, 4), day.had(1, 9), day.statusOf(9)]).toEqual([
      'bye 1/150',
      'unpaired-loss 0/0',
      'dropped',
    ])
    expect([day.had(1, 11), day.statusOf(11)]).toEqual(['unpaired-loss 0/0', 'active'])
    expect(day.overridden).toEqual(['no-show-leaves'])
  })

  it('whatever ends a match leaves what stood on the table', () => {
    // Dropped with 55, dropped with nothing said, disqualified with 40, a part lost with 25.
    expect([day.had(2, 10), day.had(2, 5)]).toEqual(['loss 0/55', 'win 1/145'])
    expect([day.had(2, 4), day.had(2, 1)]).toEqual(['loss 0/0', 'win 1/200'])
    expect([day.had(3, 7), day.had(3, 5)]).toEqual(['loss 0/40', 'win 1/160'])
    expect([day.had(4, 5), day.had(4, 1)]).toEqual(['loss 0/25', 'win 1/175'])
    // 198 + 200 + 197 + 175, and 192 + 145 + 160 + 25.
    expect([day.total(1), day.total(5)]).toEqual(['4/770', '3/522'])
  })

  it('a second one is announced and rules; the next move up as the lowest seeds', () => {
    expect(day.facts('event-announced').at(-1)?.seconds).toEqual([
      { leader: 'host', second: 'chief' },
    ])
    expect(day.facts('ruling-recorded')).toHaveLength(1)
    expect(
      day.facts('place-declined').map(({ player, replacement }) => [player, replacement]),
    ).toEqual([
      ['player-5', 'player-3'],
      ['player-1', 'player-8'],
    ])
    expect([day.seeds, day.champion]).toEqual(['2 6 3 8', 'player-3'])
  })
})

describe('by the English X-Wing document', () => {
  const day = dayOf('x-wing/en-3.2')

  it('nobody is out for not appearing, and where both are absent nobody has won', () => {
    expect([day.had(1, 7), day.had(1, 9), day.statusOf(9)]).toEqual([
      'bye 5/150',
      'unpaired-loss 0/0',
      'active',
    ])
    expect([day.had(1, 8), day.had(1, 6)]).toEqual(['unpaired-loss 0/0', 'unpaired-loss 0/0'])
  })

  it('a match given up, left or taken away leaves what stood on the table', () => {
    expect([day.had(2, 8), day.had(2, 5)]).toEqual(['loss 0/55', 'win 5/145'])
    expect([day.had(2, 7), day.had(2, 1)]).toEqual(['loss 0/30', 'win 5/170'])
    expect([day.had(4, 12), day.had(4, 6)]).toEqual(['loss 0/33', 'win 5/167'])
    expect(day.statusOf(12)).toBe('disqualified')
    // 190 + 170 + 198 + 195; a modified win of 9 points is 3 and 109.
    expect([day.total(1), day.had(3, 4)]).toEqual(['20/753', 'modified-win 3/109'])
  })

  it('a penalty that the document does not have stands with its reason', () => {
    expect(day.had(3, 9)).toBe('loss 0/0')
    expect(day.overridden).toEqual(['not-in-this-regulation'])
  })

  it('the late one has a list before the first round, and the final no clock', () => {
    expect(day.facts('player-entered-late')).toMatchObject([
      { player: 'player-12', missed: [1, 2] },
    ])
    expect(day.facts('list-checked')).toMatchObject([{ player: 'player-6' }])
    expect(day.facts('clock-started').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5])
    expect([day.seeds, day.champion]).toEqual(['2 3 5 8', 'player-2'])
  })
})

describe('by the Polish X-Wing document', () => {
  const day = dayOf('x-wing/pl')

  it('a draw has a witness who is on record', () => {
    expect([day.had(1, 9), day.had(1, 11)]).toEqual(['draw 1/100', 'draw 1/100'])
    const witnesses = day
      .facts('result-entered')
      .flatMap(({ result }) => (result.ending === 'intentional-draw' ? [result.witness] : []))
    expect(witnesses).toEqual(['watch'])
    expect(day.facts('leader-appointed').map(({ leader }) => leader)).toContain('watch')
  })

  it('a fourth round is announced with why, and what was played stays', () => {
    const [announced] = day.facts('event-announced').slice(-1)
    expect(announced).toMatchObject({
      changes: [{ what: 'structure' }],
      stages: [{ rounds: 4 }, {}],
    })
    expect(day.overridden).toEqual(['announced-otherwise'])
    // 193 + 194 + 102 + 197, and 192 + 145 + 191 + 3.
    expect([day.total(1), day.total(3)]).toEqual(['18/686', '15/531'])
  })

  it('who is dismissed after the cut makes way for the next', () => {
    expect(day.statusOf(1)).toBe('disqualified')
    expect(day.facts('place-declined')).toMatchObject([
      { player: 'player-1', replacement: 'player-5' },
    ])
    expect([day.seeds, day.champion]).toEqual(['2 6 3 5', 'player-2'])
  })
})
