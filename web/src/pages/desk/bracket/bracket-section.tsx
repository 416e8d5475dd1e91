import {
  type BracketView,
  bracketView,
  isBracket,
  type MatchId,
  type PlayerId,
  rulesOf,
} from '@topcut/engine'
import { useMemo, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { chartOf } from '../../../parts/bracket/chart.ts'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { BracketForm } from './bracket-form.tsx'
import { gameButton } from './bracket-game.tsx'
import { CutPreview } from './cut-preview.tsx'
import { DeclinedPlaces } from './declined-places.tsx'
import { DoubleChart } from './double-chart.tsx'
import { OutList } from './out-list.tsx'
import { SingleTree } from './single-tree.tsx'
import './bracket.css'

type DrawnProps = {
  readonly view: BracketView
  readonly stage: number
  readonly onOpen: (match: MatchId) => void
}

const Drawn = ({ view, stage, onOpen }: DrawnProps) => {
  const { state } = useLeading()
  const held = state.stages[stage]
  const isDouble = held?.plan.kind === 'double-elimination'
  const chart = useMemo(() => (isDouble ? chartOf(state, stage) : null), [state, stage, isDouble])
  const hasSeeds = held?.places === null
  const seedOf = (player: PlayerId) => (hasSeeds ? view.seeds.indexOf(player) + 1 : null)
  return chart === null ? (
    <SingleTree rounds={view.rounds} seedOf={seedOf} onOpen={onOpen} />
  ) : (
    <DoubleChart chart={chart} seedOf={seedOf} onOpen={onOpen} />
  )
}

/** The rounds after the cut, drawn: a tree, or a chart of two sides. Before, who would go on. */
export const BracketSection = () => {
  const { state, names } = useLeading()
  const { heading } = useWords(deskWords)
  const [opened, setOpened] = useState<MatchId | null>(null)
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
      {opened !== null && (
        <BracketForm
          key={opened}
          match={opened}
          onLeave={() => {
            document.getElementById(gameButton(opened))?.focus()
            setOpened(null)
          }}
        />
      )}
      {view === null ? (
        <CutPreview />
      ) : (
        <Drawn view={view} stage={stage} onOpen={(match) => setOpened(match)} />
      )}
      {view !== null && <OutList stage={stage} />}
      <DeclinedPlaces />
    </>
  )
}
