import { describe, expect, it } from 'vitest'
import { bracketStory, id, type Setting, story } from '../../../testing/story.ts'

const readmit = (name: string) => ({ kind: 'readmit-player', player: id(name) }) as const
const on: Setting = { players: 5, options: { readmission: 'on' } }

const dropped = (setting: Setting = on) => {
  const told = story(setting)
  told.playRound()
  told.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
  return told
}

describe('readmit-player', () => {
  it('lets a player back in before anything was missed', () => {
    const told = dropped()
    expect(told.facts(readmit('p2'))).toEqual([
      { kind: 'player-readmitted', player: 'p2', missed: [] },
    ])
    expect(told.state().players.get(id('p2'))).toMatchObject({
      status: 'active',
      lastRound: null,
      missed: [],
    })
  })

  it('refuses where the hall is full by now, and gives way to a reason', () => {
    const told = dropped()
    told.does({ kind: 'set-capacity', players: 4 })
    const refusal = { code: 'hall-full', player: 'p2', places: 4, overridable: true }
    expect(told.refuses(readmit('p2'))).toEqual(refusal)
    expect(told.facts(readmit('p2'), { override: 'a folding table' })).toMatchObject([
      { kind: 'rule-overridden', refusal },
      { kind: 'player-readmitted' },
    ])
  })

  it('counts every round since as missed, published ones too', () => {
    const told = dropped()
    told.playRound()
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    expect(told.facts(readmit('p2'))).toMatchObject([{ missed: [2, 3] }])
  })

  it('adds to what was missed before', () => {
    const told = dropped()
    told.playRound()
    told.does(readmit('p2'))
    told.playRound()
    told.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    told.playRound()
    expect(told.facts(readmit('p2'))).toMatchObject([{ missed: [4] }])
    expect(told.state().players.get(id('p2'))?.missed).toEqual([2, 4])
  })

  it('counts all rounds for who left before the first', () => {
    const told = story(on)
    told.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    told.playRound()
    expect(told.facts(readmit('p2'))).toMatchObject([{ missed: [1] }])
  })

  it('counts no round that the player still took part in', () => {
    const told = story(on)
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    told.does({ kind: 'drop-player', player: id('p2'), when: 'after-round' })
    expect(told.facts(readmit('p2'))).toMatchObject([{ missed: [] }])
  })

  it('throws a pairing away that nobody has seen', () => {
    const told = dropped()
    told.does({ kind: 'pair-round' })
    expect(told.ask(readmit('p2'))).toEqual({
      granted: true,
      facts: [
        { kind: 'round-unpaired', round: 2 },
        { kind: 'player-readmitted', player: 'p2', missed: [] },
      ],
      warnings: [{ code: 'pairing-discarded', round: 2 }],
    })
  })

  const off = { code: 'readmission-off', player: 'p2', overridable: true }

  it('is off in this document, and gives way to an organizer who says why', () => {
    expect(dropped({ players: 5 }).refuses(readmit('p2'))).toEqual(off)
    expect(dropped({ players: 5 }).refuses(readmit('p2'), { override: ' ' })).toEqual(off)
    expect(dropped({ players: 5 }).facts(readmit('p2'), { override: 'car trouble' })).toEqual([
      { kind: 'rule-overridden', refusal: off, reason: 'car trouble' },
      { kind: 'player-readmitted', player: 'p2', missed: [] },
    ])
  })

  it('overrides before the pairing is thrown away', () => {
    const told = dropped({ players: 5 })
    told.does({ kind: 'pair-round' })
    expect(told.facts(readmit('p2'), { override: 'car trouble' }).map(({ kind }) => kind)).toEqual([
      'rule-overridden',
      'round-unpaired',
      'player-readmitted',
    ])
  })

  it('refuses a player nobody knows', () => {
    expect(story(on).refuses(readmit('p9'))).toEqual({ code: 'unknown-player', player: 'p9' })
  })

  it('refuses who was removed for good, whatever the reason', () => {
    const told = story(on)
    told.does({ kind: 'disqualify-player', player: id('p2'), when: 'now', reason: 'conduct' })
    const refusal = { code: 'disqualified-for-good', player: 'p2' }
    expect(told.refuses(readmit('p2'))).toEqual(refusal)
    expect(told.refuses(readmit('p2'), { override: 'sorry' })).toEqual(refusal)
  })

  it('refuses who never left, and a second time', () => {
    const told = dropped()
    expect(told.refuses(readmit('p1'))).toEqual({ code: 'still-active', player: 'p1' })
    told.does(readmit('p2'))
    expect(told.refuses(readmit('p2'))).toEqual({ code: 'still-active', player: 'p2' })
  })

  it('refuses once the cut is made, and in the bracket, whatever the reason', () => {
    const told = bracketStory(4, { options: { readmission: 'on' } })
    told.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    const refusal = { code: 'stage-over', player: 'p2' }
    expect(told.refuses(readmit('p2'))).toEqual(refusal)
    expect(told.refuses(readmit('p2'), { override: 'sorry' })).toEqual(refusal)

    const stages = [
      { kind: 'swiss', rounds: 1, cut: null },
      { kind: 'elimination', rounds: null, cut: 2 },
    ] as const
    const cut = dropped({ ...on, structure: { kind: 'custom', stages } })
    cut.does({ kind: 'make-cut' })
    expect(cut.refuses(readmit('p2'))).toEqual(refusal)
  })

  it('refuses before the first stage', () => {
    const told = story({ ...on, started: false })
    told.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    expect(told.refuses(readmit('p2'))).toEqual({ code: 'stage-over', player: 'p2' })
  })

  describe('as the player’s own wish', () => {
    const self = (name: string) => ({ by: { role: 'player', player: id(name) } }) as const
    const leaves = (when: 'now' | 'after-round', setting: Setting = { players: 5 }) => {
      const told = story(setting)
      told.seats('p1 - p2', 'p3 - p4', 'p5 bye')
      told.does({ kind: 'drop-player', player: id('p2'), when }, self('p2'))
      return told
    }
    const byOrganizer = { code: 'return-by-organizer' }

    it('is taken back while the round is played, also where nobody is readmitted', () => {
      const told = leaves('after-round')
      expect(told.facts(readmit('p2'), self('p2'))).toEqual([
        { kind: 'player-readmitted', player: 'p2', missed: [] },
      ])
      const next = told.state().players.get(id('p2'))
      expect(next).toMatchObject({ status: 'active', lastRound: null, leftBySelf: false })
    })

    it('is taken back in a bracket, too, and the winner plays on', () => {
      const told = bracketStory(4)
      told.does({ kind: 'pair-round' })
      told.does({ kind: 'publish-round' })
      told.does({ kind: 'drop-player', player: id('p1'), when: 'after-round' }, self('p1'))
      told.does(readmit('p1'), self('p1'))
      told.wins('p1')
      told.wins('p2')
      told.does({ kind: 'close-round' })
      expect(told.facts({ kind: 'pair-round' })).toMatchObject([
        { pairings: [{ players: ['p1', 'p2'] }] },
      ])
    })

    it('is taken back between rounds where players may come back', () => {
      const told = story(on)
      told.playRound()
      told.does({ kind: 'drop-player', player: id('p2'), when: 'now' }, self('p2'))
      expect(told.facts(readmit('p2'), self('p2'))).toMatchObject([{ missed: [] }])
    })

    it('is the organizer’s once a pairing waits, or a round has gone on without', () => {
      const told = story(on)
      told.playRound()
      told.does({ kind: 'drop-player', player: id('p2'), when: 'now' }, self('p2'))
      told.does({ kind: 'pair-round' })
      expect(told.refuses(readmit('p2'), self('p2'))).toEqual(byOrganizer)
      told.does({ kind: 'publish-round' })
      expect(told.refuses(readmit('p2'), self('p2'))).toEqual(byOrganizer)
      expect(told.facts(readmit('p2'))).toMatchObject([{ missed: [2] }])
    })

    it('is the organizer’s where a leader took the player out', () => {
      const told = story(on)
      told.seats('p1 - p2', 'p3 - p4', 'p5 bye')
      told.does({ kind: 'drop-player', player: id('p2'), when: 'after-round' })
      expect(told.refuses(readmit('p2'), self('p2'))).toEqual(byOrganizer)
      expect(told.facts(readmit('p2'))).toMatchObject([{ missed: [] }])
    })

    it('is a leader’s word again after a second time', () => {
      const told = leaves('after-round')
      told.does(readmit('p2'), self('p2'))
      told.does({ kind: 'drop-player', player: id('p2'), when: 'after-round' })
      expect(told.refuses(readmit('p2'), self('p2'))).toEqual(byOrganizer)
    })

    it('refuses to speak for somebody else', () => {
      expect(leaves('after-round').refuses(readmit('p2'), self('p1'))).toEqual({
        code: 'not-allowed',
        role: 'player',
        command: 'readmit-player',
      })
    })

    it('refuses in a stage that does not take anybody back', () => {
      const told = leaves('now')
      told.wins('p3')
      told.does({ kind: 'close-round' })
      expect(told.refuses(readmit('p2'), self('p2'))).toMatchObject({ code: 'readmission-off' })
    })
  })
})
