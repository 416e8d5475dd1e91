import type { Loose, PairingOut } from './trial.suite.ts'

/** Chance for a test: the next number of a stream that is the same in every run. */
export type Draw = () => number

type Given = {
  readonly draw: Draw
  readonly pairing: PairingOut
  readonly stage: string
  /** Some documents have a final that time does not end. */
  readonly isFinal: boolean
}

type AnyResult = (given: Given) => Loose

const winnerOf = ({ draw, pairing: { players } }: Given): string =>
  players[draw() % 2] ?? players[0]

/** Somebody is at fault: the same under every document. */
const fault = (given: Given): Loose => ({
  ending: given.draw() % 2 === 0 ? 'no-show' : 'match-loss',
  by: winnerOf(given),
})

/** What equal scores need besides themselves. */
type Equal = (given: Given) => Loose

const destroyed =
  (equal: Equal, more: readonly AnyResult[] = []): AnyResult =>
  (given) => {
    const { draw } = given
    const [kind, first, second] = [draw() % (9 + more.length), draw() % 100, draw() % 100]
    if (kind === 0) return fault(given)
    if (kind === 1) {
      return { ending: 'concession', by: winnerOf(given), score: [first, second] }
    }
    if (kind === 2) return { ending: 'mutual-destruction', score: [100, 100], ...equal(given) }
    const isTimed = !given.isFinal
    if (kind === 3 && isTimed) return { ending: 'time', score: [first, first], ...equal(given) }
    if (kind < 6 && isTimed && first !== second) return { ending: 'time', score: [first, second] }
    const own = more[kind - 9]
    if (own !== undefined && given.stage === 'swiss') return own(given)
    return { ending: 'destruction', score: kind % 2 === 0 ? [100, first] : [first, 100] }
  }

const initiative: Equal = (given) =>
  given.stage === 'swiss' ? {} : { initiative: winnerOf(given) }

const oneGame = ['first', 'second', 'draw', 'double-loss', 'unplayed'] as const

const games: AnyResult = (given) => {
  const { draw, stage } = given
  const kind = draw() % 10
  if (kind === 0) return fault(given)
  if (stage !== 'swiss') return { games: draw() % 2 === 0 ? ['first', 'draw'] : ['second', 'draw'] }
  if (kind === 1) return { ending: 'double-loss' }
  const game = () => {
    const picked = oneGame[draw() % 6]
    return picked ?? { annulled: draw() % 2 === 0 ? 'first' : 'second' }
  }
  return { games: [game(), game()] }
}

const sided: AnyResult = (given) => {
  const { draw, pairing } = given
  const kind = draw() % 8
  const side = pairing.side ?? {}
  const light = 'light' in side ? side['light'] : winnerOf(given)
  if (kind === 0) return fault(given)
  if (kind === 1) return { winner: winnerOf(given), ending: 'forfeit' }
  if (kind < 4 && !pairing.game?.startsWith('GF')) {
    const balance = draw() % 2 === 0 ? 'light' : 'dark'
    const damage = { damageOnDark: draw() % 20, damageOnLight: draw() % 20 }
    return { timeout: { light, objectives: draw() % 3, dial: draw() % 12, ...damage, balance } }
  }
  return { winner: winnerOf(given), light }
}

const victory: AnyResult = (given) => {
  const { draw } = given
  const [kind, first, second] = [draw() % 8, draw() % 40, draw() % 40]
  if (kind === 0) return fault(given)
  if (kind === 1) return { ending: 'concession', by: winnerOf(given) }
  if (kind === 2) return { ending: 'defeat', winner: winnerOf(given), score: [first, second] }
  if (kind === 3) return { ending: 'points', score: [40 + (first % 5), 30 + (second % 10)] }
  if (kind === 4) {
    const die = [
      [3, 3],
      [draw() % 2 === 0 ? 4 : 2, 3],
    ]
    return { ending: 'time', score: [9, 9], tie: { defeats: [5, 5], damage: [1, 1], die } }
  }
  if (first !== second) return { ending: 'time', score: [first, second] }
  return { ending: 'time', score: [first, first], tie: { defeats: [0, first], damage: [0, 1] } }
}

/** Any possible result of a match, for every document. */
export const anyResult: Readonly<Record<string, AnyResult>> = {
  'x-wing/en-3.2': destroyed(initiative),
  'x-wing/de': destroyed((given) => ({ salvo: winnerOf(given) })),
  'x-wing/pl': destroyed(initiative, [
    () => ({ ending: 'intentional-draw', witness: 'the judge' }),
  ]),
  'card-game/de-2014': (given) => (given.stage === 'swiss' ? games(given) : sided(given)),
  'card-game/de-2014-team': games,
  'imperial-assault/de-2.2.1': victory,
}
