import { describe, expect, it } from 'vitest'
import { answered, sampleBytes, told } from '../formats/samples.suite.ts'

type Player = Record<string, unknown> & { name: string; score: number; mov: number; sos: number }
type Match = Record<string, unknown>
type File = { players: Player[]; rounds: { matches: Match[] }[] }

const wrapped = (): { tournament: File } =>
  JSON.parse(new TextDecoder().decode(sampleBytes('listjuggler-1.json')))

const playerIn = (file: File, name: string): Player =>
  file.players.find((player) => player.name === name) as Player

const matchIn = (file: File, round: number, match: number): Match =>
  file.rounds[round - 1]?.matches[match - 1] as Match

/** What the report says of the sample after one error was put into it. */
const reported = (seed: (file: File) => void): readonly string[] => {
  const file = wrapped()
  seed(file.tournament)
  return told(answered(JSON.stringify(file)))
}

const swap = (one: Record<string, unknown>, a: string, b: string) => {
  const [first, second] = [one[a], one[b]]
  Object.assign(one, { [a]: second, [b]: first })
}

const rankOf = (file: File, name: string) => playerIn(file, name)['rank'] as { swiss: number }

describe('of a file without errors', () => {
  it('nothing is reported', () => {
    expect(reported(() => {})).toEqual([])
  })
})

describe('one error in a file is named, and nothing beside it', () => {
  it.each<readonly [string, (file: File) => void, readonly string[]]>([
    [
      'a win too many',
      (file) => (playerIn(file, 'Ada').score += 5),
      ['tournament-points Ada – 20 / 15'],
    ],
    [
      'a modified win as a full one',
      (file) => (playerIn(file, 'Eli').score += 2),
      ['tournament-points Eli – 5 / 3'],
    ],
    [
      'a draw as a win',
      (file) => (playerIn(file, 'Gus').score += 4),
      ['tournament-points Gus – 10 / 6'],
    ],
    [
      'a slip in a margin',
      (file) => (playerIn(file, 'Ben').mov += 7),
      ['margin-of-victory Ben – 350 / 343'],
    ],
    [
      'a bye with the margin of a whole squad',
      (file) => (playerIn(file, 'Ida').mov += 50),
      ['margin-of-victory Ida – 439 / 389'],
    ],
    [
      'a bye not counted',
      (file) => {
        playerIn(file, 'Fay').score -= 5
        playerIn(file, 'Fay').mov -= 150
      },
      ['tournament-points Fay – 3 / 8', 'margin-of-victory Fay – 201 / 351'],
    ],
    [
      'a wrong schedule',
      (file) => (playerIn(file, 'Cy').sos += 3),
      ['strength-of-schedule Cy – 24 / 21'],
    ],
    [
      'two places exchanged',
      (file) => {
        rankOf(file, 'Ben').swiss = 2
        rankOf(file, 'Ida').swiss = 3
      },
      ['place Ben – 2 / 3', 'place Ida – 3 / 2'],
    ],
    [
      'the loser named as the winner',
      (file) => Object.assign(matchIn(file, 1, 1), { winner: 'Ben' }),
      ['winner Ada 1 Ben / Ada'],
    ],
    [
      'somebody else named as the winner',
      (file) => Object.assign(matchIn(file, 1, 1), { winner: 'Gus' }),
      ['winner Ada 1 Gus / Ada, Ben'],
    ],
    [
      'more points than a squad has',
      (file) => Object.assign(matchIn(file, 2, 2), { player1points: 120 }),
      ['impossible-score Ida 2 120–12 / '],
    ],
    [
      'points below nothing',
      (file) => Object.assign(matchIn(file, 2, 2), { player2points: -3 }),
      ['impossible-score Ida 2 100–-3 / '],
    ],
    [
      'half a point',
      (file) => Object.assign(matchIn(file, 3, 3), { player2points: 40.5 }),
      ['impossible-score Cy 3 64–40.5 / '],
    ],
    [
      'a result of no title',
      (file) => Object.assign(matchIn(file, 1, 2), { result: 'forfeit' }),
      ['unknown-result Cy 1 forfeit / '],
    ],
    [
      'somebody listed twice',
      (file) => file.players.push({ ...playerIn(file, 'Ada') }),
      ['duplicate-player Ada – 2 / 1'],
    ],
    [
      'somebody not listed',
      (file) => (file.players = file.players.filter(({ name }) => name !== 'Gus')),
      ['unknown-player Gus 1 Gus / '],
    ],
    [
      'a name misspelt in a match',
      (file) => Object.assign(matchIn(file, 3, 3), { player2: 'Guss' }),
      ['unknown-player Guss 3 Guss / ', 'missing-match Gus 3  / '],
    ],
    [
      'a match of the first round left out',
      (file) => file.rounds[0]?.matches.splice(0, 1),
      ['missing-match Ada 1  / ', 'missing-match Ben 1  / '],
    ],
    [
      'a match in the middle left out',
      (file) => file.rounds[1]?.matches.splice(0, 1),
      ['missing-match Ada 2  / ', 'missing-match Cy 2  / '],
    ],
    [
      'a match of the last round left out',
      (file) => file.rounds[2]?.matches.splice(1, 1),
      ['missing-match Ben 3  / ', 'missing-match Eli 3  / '],
    ],
    ['a bye left out', (file) => file.rounds[1]?.matches.splice(4, 1), ['missing-match Fay 2  / ']],
    [
      'somebody at two tables',
      (file) => Object.assign(matchIn(file, 2, 3), { player1: 'Ada' }),
      ['duplicate-player Ada 2 2 / 1', 'missing-match Dee 2  / ', 'missing-match Gus 2  / '],
    ],
    [
      'somebody dropped who plays on',
      (file) => Object.assign(playerIn(file, 'Dee'), { dropped: 2 }),
      ['drop Dee – 2 / '],
    ],
    [
      'somebody dropped too early',
      (file) => Object.assign(playerIn(file, 'Hal'), { dropped: 2 }),
      ['drop Hal – 2 / 3'],
    ],
  ])('%s', (_, seed, lines) => {
    expect(reported(seed)).toEqual(lines)
  })

  it('the scores of a match exchanged: everything that does not fit them', () => {
    const lines = reported((file) => swap(matchIn(file, 3, 1), 'player1points', 'player2points'))
    expect(lines).toContain('tournament-points Ada – 15 / 10')
    expect(lines).toContain('margin-of-victory Ida – 389 / 487')
    expect(lines.filter((line) => /^(tournament-points|margin)/.test(line))).toHaveLength(4)
    expect(lines.some((line) => /Gus|Hal|Dee|Fay/.test(line))).toBe(false)
  })

  it('two who meet again', () => {
    const lines = reported((file) => {
      Object.assign(matchIn(file, 3, 1), { player2: 'Ben' })
      Object.assign(matchIn(file, 3, 2), { player1: 'Ida' })
    })
    expect(lines.slice(0, 2)).toEqual(['rematch Ada 3 Ben / 1', 'rematch Ida 3 Eli / 2'])
  })

  it('with what is likely behind it', () => {
    const file = wrapped()
    playerIn(file.tournament, 'Eli').score += 2
    const [first] = answered(JSON.stringify(file)).discrepancies
    expect(first?.likely).toBe('modified win counted as a full win')
  })
})
