import { regulations } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player, publish, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { deskWords } from '../../../words/desk.ts'
import { judgeWords } from '../../../words/judge.ts'
import {
  type At,
  emptyHand,
  type HandRuling,
  missingIn,
  penaltiesOf,
  rulingFromHand,
  warningsOf,
} from './hand-ruling.ts'
import { rulingSays } from './ruling-says.ts'

const staged = () => {
  const sample = sampleEvent()
  start(sample, 4)
  publish(sample)
  const match = sample.state().matches.values().next().value ?? expect.fail('no match')
  const at: At = { match, player: null, call: { n: 40, about: 'Can you watch the pace?' } }
  const [first, second] = match.players
  return { ...sample, at, match, first, second }
}

const stalls: HandRuling = { ...emptyHand, what: 'stalling', penalty: 'warning' }

describe('a ruling put together with one thumb', () => {
  it('asks who, then what, then the penalty; nothing of it is chosen beforehand', () => {
    const { at, first } = staged()
    expect(missingIn(emptyHand, at, 1)).toBe('who')
    expect(missingIn({ ...emptyHand, who: first }, at, 1)).toBe('what')
    const said = { ...emptyHand, who: first, what: 'stalling' } as const
    expect(missingIn(said, at, 1)).toBeNull()
    expect(missingIn(said, at, 2)).toBe('penalty')
    expect(missingIn({ ...said, penalty: 'none' }, at, 2)).toBeNull()
  })

  it('needs words where the document has none for it', () => {
    const { at, first } = staged()
    const other = { ...emptyHand, who: first, what: 'other', penalty: 'warning' } as const
    expect(missingIn(other, at, 2)).toBe('words')
    expect(missingIn({ ...other, text: 'Phone rang twice.' }, at, 2)).toBeNull()
    // An answer to a call says what was asked.
    const answer = { ...emptyHand, who: 'nobody', what: 'dispute' } as const
    expect(missingIn(answer, at, 1)).toBeNull()
    expect(missingIn(answer, { ...at, call: null }, 1)).toBe('words')
  })

  it('puts the penalty on whoever was chosen, and on nobody else', () => {
    const { at, match, second } = staged()
    expect(rulingFromHand({ ...stalls, who: second }, at, 'Slow play')).toEqual({
      about: 'conduct',
      players: [second],
      text: 'Slow play',
      table: match.table,
      infraction: 'stalling',
      penalty: { kind: 'warning' },
      call: 40,
    })
    expect(rulingFromHand({ ...stalls, who: 'both' }, at, 'Slow play')?.players).toEqual(
      match.players,
    )
  })

  it('holds nothing against anybody where it is about nobody', () => {
    const { at, match } = staged()
    expect(rulingFromHand({ ...stalls, who: 'nobody' }, at, 'Slow play')).toEqual({
      about: 'dispute',
      players: [],
      text: 'Can you watch the pace?',
      table: match.table,
      call: 40,
    })
  })

  it('names the match and the game that are lost', () => {
    const { at, match, first } = staged()
    const lost = (penalty: 'game-loss' | 'match-loss') =>
      rulingFromHand({ ...stalls, who: first, penalty, game: 2 }, at, 'Slow play')?.penalty
    expect(lost('match-loss')).toEqual({ kind: 'match-loss', match: match.match })
    expect(lost('game-loss')).toEqual({ kind: 'game-loss', match: match.match, game: 2 })
  })

  it('offers what the document has, with its rule, and no loss where there is no match', () => {
    const { state } = staged()
    expect(penaltiesOf(state(), true)).toEqual([
      { kind: 'warning', rule: 'XWEN-66' },
      { kind: 'match-loss', rule: 'XWEN-66' },
    ])
    expect(penaltiesOf(state(), false)).toEqual([{ kind: 'warning', rule: 'XWEN-66' }])
  })

  it('counts the warnings that stand', () => {
    const { give, state, first, second } = staged()
    const ruling = { about: 'conduct', text: 'Slow', penalty: { kind: 'warning' } } as const
    give({ kind: 'record-ruling', ruling: { ...ruling, players: [first] } })
    give({ kind: 'record-ruling', ruling: { ...ruling, players: [first, second] } })
    expect([first, second, player(9)].map((one) => warningsOf(state(), one))).toEqual([2, 1, 0])
  })
})

describe('the sentence above the button', () => {
  const names = (one: string) => one.toUpperCase()
  const says = (hand: Partial<HandRuling>) => {
    const { at, first, second } = staged()
    const loss = deskWords('en').label('penalty.match-loss')
    const text = rulingSays(judgeWords('en'), names, loss, { ...stalls, ...hand }, at, 'Slow play')
    return { text: text.join(' '), first: names(first), second: names(second), at }
  }

  it('says who gets what, why, and who gets nothing', () => {
    const { at, second: other } = staged()
    const { text, first, second } = says({ who: other })
    expect(text).toBe(`${second} gets a warning. Reason: Slow play. ${first} gets nothing.`)
    expect(says({ who: other, isLonger: true }).text).toContain(
      `Table ${at.match?.table}: 5 minutes more.`,
    )
  })

  it('does not tell the winner of a lost match that there is nothing for them', () => {
    const { first: loser } = staged()
    const { text, first, second } = says({ who: loser, penalty: 'match-loss' })
    expect(text).toBe(
      `${first} loses the match by ruling. Reason: Slow play. ${second} gets no penalty.`,
    )
  })

  it('says both where it is both, and where a loss is one for both', () => {
    const { first: one } = staged()
    const { text, first, second } = says({ who: 'both' })
    expect(text).toBe(`${first} and ${second} each get a warning. Reason: Slow play.`)
    expect(says({ who: one, penalty: 'double-loss' }).text).toBe(
      `${first} and ${second} both lose the match. Reason: Slow play.`,
    )
  })

  it('calls a lost match in German as the document does', () => {
    const { at, first: one } = staged()
    const lostIn = (title: string, who: HandRuling['who']) => {
      const { terms } = regulations.find(({ id }) => id === title) ?? expect.fail(title)
      const loss = deskWords('de', terms).label('penalty.match-loss')
      const hand: HandRuling = { ...stalls, who, penalty: 'match-loss' }
      return rulingSays(judgeWords('de', terms), () => 'Ana', loss, hand, at, '')[0]
    }
    expect(lostIn('x-wing/de', one)).toBe('Ana bekommt einen Spielverlust.')
    expect(lostIn('imperial-assault/de-2.2.1', one)).toBe('Ana bekommt einen Spielverlust.')
    expect(lostIn('card-game/de-2014', one)).toBe('Ana bekommt einen Paarungsverlust.')
    expect(lostIn('x-wing/de', 'both')).toBe('Ana und Ana bekommen je einen Spielverlust.')
  })

  it('says that nobody gets anything', () => {
    expect(says({ who: 'nobody' }).text).toBe(
      'Nobody gets a penalty. Only the answer goes on record.',
    )
  })
})
