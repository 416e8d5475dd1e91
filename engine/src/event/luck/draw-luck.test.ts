import { describe, expect, it } from 'vitest'
import { id, type Story, story } from '../../../testing/story.ts'
import { commitmentTo, entropyFrom, lotOfRound } from '../../chance/lots.ts'
import type { FactOf } from '../spine/answers.ts'

const secret = 'a secret of the desk'

/** An event whose lots are fixed at its beginning. */
const committed = (players = 8): Story => story({ players, secret })

const paired = (told: Story, reason?: string): FactOf<'round-paired'> => {
  const facts = told.facts({ kind: 'pair-round', ...(reason === undefined ? {} : { reason }) })
  const fact = facts.find((one) => one.kind === 'round-paired')
  return fact?.kind === 'round-paired' ? fact : expect.fail('not paired')
}

const pairsOf = ({ pairings }: FactOf<'round-paired'>) => pairings.map(({ players }) => players)

const undoLast = (told: Story): void => {
  told.does({ kind: 'undo', entry: told.entryOf('round-paired'), reason: 'once more' })
}

describe('the lots of an event', () => {
  it('are committed to when it is created, and each with the round before', () => {
    const told = committed()
    expect(told.state().created.committed).toBe(commitmentTo(lotOfRound(secret, 1)))
    const first = paired(told)
    expect(first.luck).toEqual({
      lot: lotOfRound(secret, 1),
      draw: 0,
      hall: [],
      committed: commitmentTo(lotOfRound(secret, 2)),
    })
    expect(first.entropy).toBe(entropyFrom(lotOfRound(secret, 1), 0, []))
  })

  it('do not depend on the luck of the moment', () => {
    const [one, two] = [committed(), committed()]
    one.does({ kind: 'set-tables', first: 1, closed: [] })
    expect(pairsOf(paired(one))).toEqual(pairsOf(paired(two)))
  })

  it('are as before where no secret was handed in', () => {
    const told = story({ players: 8 })
    const first = paired(told)
    expect(first.luck).toBeUndefined()
    expect(pairsOf(paired(told))).not.toEqual(pairsOf(first))
  })

  it('come out the same after a pairing was taken back, undone or discarded', () => {
    const told = committed()
    const first = paired(told)
    undoLast(told)
    expect(pairsOf(paired(told))).toEqual(pairsOf(first))
    told.does({ kind: 'unpair-round' })
    expect(pairsOf(paired(told))).toEqual(pairsOf(first))
  })

  it('are drawn again only for a reason, and that is another draw', () => {
    const told = committed()
    const first = paired(told)
    expect(told.refuses({ kind: 'pair-round' })).toEqual({ code: 'reason-needed' })
    expect(told.refuses({ kind: 'pair-round', reason: ' \n' })).toEqual({ code: 'reason-needed' })
    const second = paired(told, 'the projector showed it')
    expect(second).toMatchObject({ reason: 'the projector showed it', luck: { draw: 1 } })
    expect(second.luck?.lot).toBe(first.luck?.lot)
    expect(second.entropy).not.toBe(first.entropy)
    told.does({ kind: 'unpair-round' })
    expect(paired(told).entropy).toBe(second.entropy)
    expect(paired(told, 'and again').luck?.draw).toBe(2)
  })

  it('give a bracket without seeds its places, too', () => {
    const told = story({
      ...{ players: 4, secret, regulation: 'x-wing/de' },
      structure: { kind: 'custom', stages: [{ kind: 'elimination', rounds: null, cut: null }] },
    })
    const { fact } = told.event().log[told.entryOf('stage-started') - 1] ?? {}
    const lot = lotOfRound(secret, 1)
    expect(fact).toMatchObject({ entropy: entropyFrom(lot, 'places', []), luck: { lot } })
  })
})

describe('what the hall adds', () => {
  it('is mixed into the next draw, in order, and into no later one', () => {
    const told = committed()
    told.does({ kind: 'contribute-luck', text: ' lighthouse ' })
    told.does({ kind: 'contribute-luck', text: '4 2 6' })
    const first = paired(told)
    expect(first.luck?.hall).toEqual(['lighthouse', '4 2 6'])
    expect(first.entropy).toBe(entropyFrom(lotOfRound(secret, 1), 0, ['lighthouse', '4 2 6']))
    expect(pairsOf(first)).not.toEqual(pairsOf(paired(committed())))
    told.does({ kind: 'publish-round' })
    for (const { players } of first.pairings) told.wins(players[0])
    told.does({ kind: 'close-round' })
    expect(paired(told).luck).toMatchObject({ lot: lotOfRound(secret, 2), hall: [] })
  })

  it('stays with its round where a place is declined and the bracket begins anew', () => {
    const told = story({
      ...{ players: 8, secret, regulation: 'x-wing/de' },
      structure: {
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 1, cut: null },
          { kind: 'elimination', rounds: null, cut: 4 },
        ],
      },
    })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    told.does({ kind: 'contribute-luck', text: 'storm' })
    for (const { players } of told.state().matches.values()) told.wins(players[0])
    told.does({ kind: 'close-round' })
    told.does({ kind: 'make-cut' })
    told.does({ kind: 'start-stage' })
    paired(told)
    const drawn = paired(told, 'the projector showed it')
    told.does({ kind: 'publish-round' })
    told.does({ kind: 'contribute-luck', text: 'for the final' })
    const [, , , player = expect.fail('no fourth')] = told.state().cut?.seeds ?? []
    told.does({ kind: 'decline-place', player })
    const { luck, entropy } = paired(told)
    expect(luck).toMatchObject({ hall: ['storm'], draw: 1 })
    expect(entropy).toBe(drawn.entropy)
    told.does({ kind: 'publish-round' })
    for (const { players, round } of told.state().matches.values()) {
      if (round === 2) told.wins(players[0])
    }
    told.does({ kind: 'close-round' })
    expect(paired(told).luck?.hall).toEqual(['for the final'])
  })

  it('is the last word of each phone', () => {
    const told = committed()
    const by = { by: { role: 'player', player: id('p1') } } as const
    told.does({ kind: 'contribute-luck', text: 'one' }, by)
    told.does({ kind: 'contribute-luck', text: 'desk' })
    told.does({ kind: 'contribute-luck', text: 'two' }, by)
    expect(paired(told).luck?.hall).toEqual(['desk', 'two'])
  })
})
