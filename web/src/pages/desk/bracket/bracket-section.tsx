import { type BracketView, bracketView, isBracket, type PlayerId, rulesOf } from '@topcut/engine'
import { useMemo } from 'react'
import { RuleIds } from '../../../look/rule-ids.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { chartOf } from './chart.ts'
import { DoubleChart } from './double-chart.tsx'
import { SingleTree } from './single-tree.tsx'
import './bracket.css'

const Drawn = ({ view, stage }: { readonly view: BracketView; readonly stage: number }) => {
  const { state } = useDesk()
  const held = state.stages[stage]
  const isDouble = held?.plan.kind === 'double-elimination'
  const chart = useMemo(() => (isDouble ? chartOf(state, stage) : null), [state, stage, isDouble])
  const hasSeeds = held?.places === null
  const seedOf = (player: PlayerId) => (hasSeeds ? view.seeds.indexOf(player) + 1 : null)
  return chart === null ? (
    <SingleTree rounds={view.rounds} seedOf={seedOf} />
  ) : (
    <DoubleChart chart={chart} seedOf={seedOf} />
  )
}

/** The rounds after the cut, drawn: a tree, or a chart of two sides. */
export const BracketSection = () => {
  const { state, names } = useDesk()
  const { heading, term } = useWords()
  const view = useMemo(() => bracketView(state), [state])
  const stage = state.stages.findLastIndex(({ plan }) => isBracket(plan.kind))
  const { cut, elimination, finalMatch } = rulesOf(state.created).regulation
  const held = state.stages[stage]
  const rules =
    held?.plan.kind === 'final-match' && finalMatch !== null
      ? [finalMatch.rule]
      : held?.places === null
        ? [cut.seeding.rule, elimination.bracket.rule]
        : [elimination.bracket.rule]
  return (
    <>
      <header className="bar">
        <h2>{heading('bracket')}</h2>
        {view !== null && <RuleIds rules={rules} />}
        {view?.champion != null && (
          <span className="pill good">
            {heading('champion')}: {names.player(view.champion)}
          </span>
        )}
      </header>
      {view === null ? (
        <p className="empty">{term('empty.bracket')}</p>
      ) : (
        <Drawn view={view} stage={stage} />
      )}
    </>
  )
}
