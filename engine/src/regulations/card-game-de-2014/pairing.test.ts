import { describe, expect, it } from 'vitest'
import { id, role, type Story } from '../../../testing/story.ts'
import { standingsView } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { firstRoundByChance, rematches } from '../suites/pairing.suite.ts'
import { byes, cardGame, enter, matches, paired, play, rounds } from './card-game.suite.ts'
import { cardGameDe2014 } from './regulation.ts'

const together = (text: string): readonly string[] =>
  text
    .split(' ')
    .map((pair) => pair.split('-').toSorted().join('-'))
    .toSorted()

describe('the first round', () => {
  firstRoundByChance(cardGameDe2014, { pairs: 'LCG-33', bye: 'LCG-33' })

  it.each(['casual', 'competitive', 'premier'] as const)(
    '[LCG-33] keeps those apart who came together, %s',
    (tier) => {
      for (let index = 0; index < 20; index++) {
        const event = cardGame({ players: ['c', 'd'], tier, started: false })
        for (const [player, avoid] of ['ab', 'ba'].map((pair) => [...pair])) {
          event.does({
            kind: 'register-player',
            player: id(player ?? ''),
            avoid: [id(avoid ?? '')],
          })
          event.does({ kind: 'check-in-player', player: id(player ?? '') })
        }
        event.does({ kind: 'announce-event' })
        event.does({ kind: 'start-stage' })
        event.does({ kind: 'pair-round' }, { entropy: `lot-${index}` })
        event.does({ kind: 'publish-round' })
        expect(event.matchOf('a').players).not.toContain('b')
      }
    },
  )
})

/** An event in which Ada and Ben would rather not meet in round 1. */
const cameTogether = (players: readonly string[]): Story => {
  const event = cardGame({ players, started: false })
  const wishes = [
    { player: id('ada'), avoid: [id('ben')] },
    { player: id('ben'), avoid: [id('ada')] },
  ]
  event.does({ kind: 'change-wishes', wishes })
  event.does({ kind: 'announce-event' })
  event.does({ kind: 'start-stage' })
  return event
}

describe('those who came together', () => {
  it('[LCG-33] meet in round 1 where nobody else is there', () => {
    expect(together(paired(cameTogether(['ada', 'ben'])))).toEqual(['ada-ben'])
  })

  it('[LCG-33] meet from round 2 on like anybody else', () => {
    const event = cameTogether(['ada', 'ben', 'cy', 'dee'])
    play(event, 'ada 6-0 cy, ben 6-0 dee')
    expect(together(paired(event))).toEqual(['ada-ben', 'cy-dee'])
  })
})

describe('later rounds', () => {
  it('[LCG-34] fold a group of eight: 1–8, 2–7, 3–6, 4–5', () => {
    expect(cardGameDe2014.pairing.laterRounds).toEqual(clause('LCG-34', 'fold'))
    const event = cardGame({ players: 8 })
    play(event, 'p1 3-3 p2, p3 3-3 p4, p5 3-3 p6, p7 3-3 p8')
    expect(paired(event)).toBe('p1-p8 p2-p7 p3-p6 p4-p5')
    expect(event.matchAt(1).reason).toEqual({ kind: 'fold' })
  })

  it('[LCG-35] of seven the last goes to the front of the next group', () => {
    const event = cardGame({ players: 10 })
    // Seven on 3: p2 … p8. Below them p1, p9 and p10 on nothing: p8 stands before p1.
    play(event, 'p2 3-3 p3, p4 3-3 p6, p5 3-3 p7, p8 3-0 p1, p9 0-0 p10')
    expect(paired(event)).toBe('p2-p7 p3-p6 p4-p5 p8-p10 p1-p9')
  })

  it('[LCG-34] the number counts inside a group, whoever came first to the table', () => {
    const event = cardGame({ players: ['z', 'y', 'x', 'w'] })
    play(event, 'w 3-3 z, x 3-3 y')
    expect(paired(event)).toBe('z-x y-w')
  })

  it('[LCG-36] who has met meets the next: of four, 1–3 and 2–4', () => {
    expect(cardGameDe2014.pairing.rematch).toEqual(clause('LCG-36', 'in-swiss'))
    const event = cardGame({ players: 4 })
    play(event, 'p1 3-3 p4, p2 3-3 p3')
    expect(paired(event)).toBe('p1-p3 p2-p4')
  })

  it('[LCG-36] changes who goes down before anybody meets again', () => {
    const event = cardGame({ players: 6 })
    // On 3: p1, p2, p3. Below: p4, p5, p6. p3 would go down to p6, whom p3 has met.
    play(event, 'p1 3-0 p4, p2 3-0 p5, p3 3-0 p6')
    expect(paired(event)).toBe('p1-p2 p3-p5 p4-p6')
    const receipt = event.state().rounds[1]?.receipt
    expect(receipt).toMatchObject({ rematches: 0, certified: 'fold' })
  })

  rematches(cardGameDe2014, 'LCG-36')

  it('[LCG-36] the organizer may change what was paired, with a reason on record', () => {
    const event = cardGame({ players: 4 })
    play(event, 'p1 3-3 p4, p2 3-3 p3')
    event.does({ kind: 'pair-round' })
    const tables = [
      [id('p1'), id('p2')],
      [id('p3'), id('p4')],
    ] as const
    const reason = 'a small change'
    const changed = { kind: 'pair-round-by-hand', tables, byes: [], reason } as const
    expect(event.refuses(changed, role('judge')).code).toBe('not-allowed')
    const facts = event.facts(changed)
    expect(facts.at(-1)).toMatchObject({ kind: 'round-paired', reason: 'a small change' })
    event.does({ kind: 'publish-round' })
    expect(matches(event).map(({ players }) => players)).toEqual(tables)
    expect(event.state().rounds).toHaveLength(2)
  })

  it('[LCG-34] a bye goes to the fewest points, then the highest number, once', () => {
    expect(cardGameDe2014.bye.laterRounds).toEqual(
      clause('LCG-34', 'fewest-points-highest-number-without-bye'),
    )
    const event = cardGame({ players: 5 })
    play(event, 'p5 bye, p1 6-0 p3, p2 6-0 p4')
    for (let index = 0; index < 8; index++) {
      event.does({ kind: 'pair-round' }, { entropy: `lot-${index}` })
      expect(byes(event)).toEqual(['p4'])
    }
    event.does({ kind: 'publish-round' })
    // p3 and p4 have nothing; p4 has the higher number.
    expect(byes(event)).toEqual(['p4'])
    enter(event, 'p5 0-6 p1, p2 6-0 p3')
    event.does({ kind: 'close-round' })
    paired(event)
    expect(byes(event)).toEqual(['p3'])
  })
})

describe('more rounds than players', () => {
  it('[LCG-34] when everybody has had a bye, the fewest points and the highest number again', () => {
    const event = cardGame({ players: 3 })
    play(event, 'p1 3-3 p2, p3 bye')
    play(event, 'p1 3-3 p3, p2 bye')
    play(event, 'p2 0-0 p3, p1 bye')
    // P1 has 12, p2 and p3 have 9 each.
    paired(event)
    expect(byes(event)).toEqual(['p3'])
  })
})

describe('an event of eight over three rounds', () => {
  const first = (): Story => {
    const event = cardGame({ players: 8, structure: rounds(3) })
    play(event, 'p1 0-6 p2, p3 0-6 p4, p5 1-4 p6, p7 3-3 p8')
    return event
  }
  const points = (event: Story) =>
    standingsView(event.state())
      .rows.map(({ player, tournamentPoints }) => `${player.slice(1)}:${tournamentPoints}`)
      .join(' ')
  const second = (event: Story) => {
    enter(event, 'p2 0-6 p4, p6 0-6 p7, p8 3-3 p5, p1 1-4 p3')
    event.does({ kind: 'close-round' })
  }

  it('[LCG-35] round 2: one alone in a group floats, and so does the last of the next', () => {
    const event = first()
    expect(together(paired(event))).toEqual(together('p2-p4 p6-p7 p8-p5 p1-p3'))
  })

  it('[LCG-35] round 3', () => {
    const event = first()
    paired(event)
    second(event)
    expect(points(event)).toMatch(/^4:12 7:9 .*1:1$/)
    expect(together(paired(event))).toEqual(together('p4-p7 p2-p8 p3-p5 p6-p1'))
  })

  it('[LCG-43] the standings, and what decides each place', () => {
    const event = first()
    paired(event)
    second(event)
    paired(event)
    enter(event, 'p4 1-4 p7, p2 4-1 p8, p3 0-6 p5, p6 0-6 p1')
    event.does({ kind: 'close-round' })
    const rows = standingsView(event.state()).rows.map((row) => [
      row.player,
      row.tournamentPoints,
      row.opponents.toSorted().join(),
      row.strengthOfSchedule,
      row.extendedStrengthOfSchedule,
      row.decidedBy,
    ])
    expect(rows).toEqual([
      ['p7', 13, 'p4,p6,p8', '24', '90', 'head-to-head'],
      ['p4', 13, 'p2,p3,p7', '27', '81', 'tournament-points'],
      ['p2', 10, 'p1,p4,p8', '27', '78', 'strength-of-schedule'],
      ['p5', 10, 'p3,p6,p8', '15', '93', 'tournament-points'],
      ['p8', 7, 'p2,p5,p7', '33', '66', 'strength-of-schedule'],
      ['p1', 7, 'p2,p3,p6', '18', '87', 'tournament-points'],
      ['p3', 4, 'p1,p4,p5', '30', '60', 'extended-strength-of-schedule'],
      ['p6', 4, 'p1,p5,p7', '30', '57', null],
    ])
  })
})
