import {
  bracketView,
  type EventState,
  isBracket,
  type PlayerId,
  plannedStages,
  rulesOf,
} from '@topcut/engine'
import { sideOf } from '../../../leader/names/side-of.ts'
import { chartOf } from '../../../parts/bracket/chart.ts'
import { bracketWords } from '../../../words/bracket.ts'
import { Leaf } from '../leaf/leaf.tsx'
import { NothingYet } from '../leaf/nothing-yet.tsx'
import { usePosted } from '../paper-context.ts'
import { ChartLeaves } from './chart-leaves.tsx'
import {
  blankChart,
  blankTree,
  type DrawnGame,
  playedChart,
  playedTree,
  splitTree,
} from './drawn.ts'
import { Game } from './game.tsx'
import './bracket.css'

type Props = {
  readonly rounds: readonly (readonly DrawnGame[])[]
  /** How many rounds are left from the first of these on, itself included. */
  readonly left: number
}

/** Whoever loses is out: every game stands between the two that lead to it. */
const Tree = ({ rounds, left }: Props) => {
  const { words } = usePosted()
  const isDense = (rounds[0]?.length ?? 0) > 8
  return (
    <div className={isDense ? 'draw-tree dense' : 'draw-tree'}>
      {rounds.map((games, round) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place in the tree
        <section key={left - round} className={round === 0 ? 'draw-round first' : 'draw-round'}>
          <h3>{words.called({ kind: 'left', left: left - round })}</h3>
          <ol>
            {games.map((game) => (
              <li key={game.game}>
                <Game game={game} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** What a leaf takes in one column and can still be written on. */
const mostGames = 16
/** Fewer games than this have room for wide columns. */
const wideUpTo = 8

const TreeLeaves = ({ rounds }: { readonly rounds: readonly (readonly DrawnGame[])[] }) => {
  const { words } = usePosted()
  const parts = splitTree(rounds, mostGames)
  const before = (part: number) =>
    part === parts.length - 1 ? rounds.length - (parts[part]?.length ?? 0) : 0
  return parts.map((part, at) => (
    <Leaf
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the tree
      key={at}
      title={words.heading('bracket')}
      number={at + 1}
      of={parts.length}
      isLandscape={(part[0]?.length ?? 0) <= wideUpTo}
    >
      <Tree rounds={part} left={rounds.length - before(at)} />
    </Leaf>
  ))
}

/** How many go on by the plan, and how they play; null where nobody does. */
const plannedBracket = (state: EventState) => {
  const plan = plannedStages(state).find(({ kind }) => isBracket(kind))
  if (plan === undefined) return null
  const { size } = state.players
  const entrants = plan.cut ?? Math.max(2, size)
  return { kind: plan.kind, entrants }
}

/** The bracket as it stands; before the cut, or where that is asked for, without names. */
export const BracketLeaves = () => {
  const { state, posted, print, isBlank, words: page } = usePosted()
  const words = bracketWords(page.language, rulesOf(state.created).regulation.terms)
  const stage = state.stages.findLastIndex(({ plan }) => isBracket(plan.kind))
  const held = state.stages[stage]
  const view = bracketView(state)
  if (held === undefined || view === null || isBlank) {
    const planned =
      held === undefined
        ? plannedBracket(state)
        : { kind: held.plan.kind, entrants: held.entrants.length }
    if (planned === null) {
      return <NothingYet>{print.noBracket}</NothingYet>
    }
    const { kind, entrants } = planned
    // Between the cut and its first round everybody's seed is known.
    const seeds = held === undefined && !isBlank ? (state.cut?.seeds ?? null) : null
    const seeded = seeds?.map((player) => sideOf(posted, player)) ?? null
    if (kind === 'double-elimination') {
      return <ChartLeaves games={blankChart(words, seeded?.length ?? entrants, seeded)} />
    }
    const size = 2 ** Math.ceil(Math.log2(seeded?.length ?? entrants))
    return <TreeLeaves rounds={blankTree(words, size, seeded)} />
  }
  const people = {
    nameOf: (player: PlayerId) => sideOf(posted, player),
    seedOf: (player: PlayerId) => (held.places === null ? held.entrants.indexOf(player) + 1 : null),
  }
  if (held.plan.kind === 'double-elimination') {
    return <ChartLeaves games={playedChart(words, chartOf(state, stage).games, people)} />
  }
  return <TreeLeaves rounds={playedTree(words, view.rounds, people)} />
}
