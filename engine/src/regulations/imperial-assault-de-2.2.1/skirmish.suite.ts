import { expect } from 'vitest'
import { id, type Setting, type Story, story } from '../../../testing/story.ts'
import { currentRound, type Match, matchesOf, type Result, type Seat } from '../../index.ts'

export const skirmish = (setting: Setting = {}): Story =>
  story({ regulation: 'imperial-assault/de-2.2.1', ...setting })

/** So many Swiss rounds, then a cut to so many. */
export const rounds = (swiss: number, cut = 0): NonNullable<Setting['structure']> => ({
  kind: 'custom',
  stages: [
    { kind: 'swiss', rounds: swiss, cut: null },
    ...(cut === 0 ? [] : [{ kind: 'elimination' as const, rounds: null, cut }]),
  ],
})

/** Time was called and this seat had more victory points. */
export const ahead = (winner: Seat): Result => ({
  ending: 'time',
  score: winner === 'first' ? [30, 20] : [20, 30],
})

/** Plays a round as told: `'a>b c>d e'`, winners first; whoever stands alone has a bye. */
export const play = (event: Story, round: string): void => {
  const lines = round.split(' ').map((line) => line.split('>').map(id))
  event.does({
    kind: 'pair-round-by-hand',
    tables: lines.flatMap(([a, b]) => (a && b ? [[a, b] as const] : [])),
    byes: lines.flatMap(([a, b]) => (a && !b ? [{ player: a, kind: 'odd-number' as const }] : [])),
    reason: 'as drawn',
  })
  event.does({ kind: 'publish-round' })
  for (const [a, b] of lines) if (a && b) event.result(a, ahead('first'))
  event.does({ kind: 'close-round' })
}

export const matches = (event: Story): readonly Match[] => {
  const round = currentRound(event.state())
  return round === null ? [] : matchesOf(event.state(), round)
}

/** Pairs the next round by the document and publishes it. */
export const paired = (event: Story): readonly Match[] => {
  event.does({ kind: 'pair-round' })
  event.does({ kind: 'publish-round' })
  return matches(event)
}

/** Pairs, lets the first seat win everywhere (or whoever is said), and closes. */
export const playOn = (
  event: Story,
  winner: (match: Match) => Seat = () => 'first',
): readonly Match[] => {
  const played = paired(event)
  for (const match of played) {
    event.does({ kind: 'enter-result', match: match.match, result: ahead(winner(match)) })
  }
  event.does({ kind: 'close-round' })
  return played
}

/** A cut to so many of an event of so many players, with the elimination rounds begun. */
export const cutTo = (cut: number, players = 2 * cut): Story => {
  const event = skirmish({ players, structure: rounds(1, cut) })
  playOn(event)
  event.does({ kind: 'make-cut' })
  event.does({ kind: 'start-stage' })
  return event
}

/** `#1 1-8 #2 2-7`: the numbers of the games and the seeds in them. */
export const numbered = (played: readonly Match[]): string =>
  played.map(({ game, seeds }) => `#${game} ${seeds?.join('-')}`).join(' ')

export const championOf = (event: Story): string => {
  event.does({ kind: 'finish-event' })
  return event.state().finished?.champion ?? expect.fail('not finished')
}
