import {
  type BracketView,
  bracketView,
  isBracket,
  liveEntries,
  type MatchId,
  type PlayerId,
  rulesOf,
} from '@topcut/engine'
import { factSentence } from '@topcut/protocol/words'
import { useMemo, useState } from 'react'
import { useRoundEnd } from '../../../leader/clock/use-round-end.ts'
import { useLeading } from '../../../leader/leading.ts'
import { BracketPicture } from '../../../parts/bracket/bracket-picture.tsx'
import { bracketToDraw } from '../../../parts/bracket/bracket-to-draw.ts'
import { Pill } from '../../../ui/note.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { BracketForm } from './bracket-form.tsx'
import { CutPreview } from './cut-preview.tsx'
import { GameHead, gameButton } from './game-head.tsx'
import { outSoFar } from './out-so-far.ts'
import { roundTimes } from './round-times.ts'
import './bracket.css'

type OutProps = { readonly stage: number; readonly champion: PlayerId | null }

/** Who has left the bracket, with the places that are theirs; in the end, everybody. */
const OutList = ({ stage, champion }: OutProps) => {
  const { state, names } = useLeading()
  const { page, heading } = useWords(deskWords)
  const words = page.afterwards.bracket
  const out = useMemo(() => outSoFar(state, stage), [state, stage])
  const first = champion === null ? [] : [{ from: 1, to: 1, players: [champion] }]
  if (out.length === 0) return null
  return (
    <section className="declined" aria-labelledby="out-so-far" data-testid="out-so-far">
      <h3 id="out-so-far">{champion === null ? words.out : words.places}</h3>
      <ul>
        {[...first, ...out].map(({ from, to, players }) => (
          <li key={from}>
            <span className="faint">
              {heading('place')} {from === to ? from : `${from}–${to}`}
            </span>{' '}
            {players.map(names.player).join(', ')}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who gave up a place after the cut, and who came in for them. */
const DeclinedPlaces = () => {
  const { event, names } = useLeading()
  const { page, language } = useWords(deskWords)
  const declined = useMemo(
    () => liveEntries(event.log).filter(({ fact }) => fact.kind === 'place-declined'),
    [event],
  )
  if (declined.length === 0) return null
  return (
    <section className="declined" aria-labelledby="declined" data-testid="declined">
      <h3 id="declined">{page.afterwards.bracket.declined}</h3>
      <ul>
        {declined.map(({ n, fact }) => (
          <li key={n}>
            <RuledText>{factSentence(language, fact, names)}</RuledText>
          </li>
        ))}
      </ul>
    </section>
  )
}

type DrawnProps = {
  readonly view: BracketView
  readonly stage: number
  readonly onOpen: (match: MatchId) => void
}

const Drawn = ({ view, stage, onOpen }: DrawnProps) => {
  const { event, state, names } = useLeading()
  const words = useWords(deskWords)
  const { expected } = useRoundEnd()
  const bracket = useMemo(() => bracketToDraw(view, names.player, names.members), [view, names])
  const times = useMemo(
    () => roundTimes(words, event, state, stage, expected),
    [words, event, state, stage, expected],
  )
  const hasSeeds = state.stages[stage]?.places === null
  return (
    <div className="bracket">
      <BracketPicture
        bracket={bracket}
        label={words.heading('bracket')}
        noteOf={(column) => times[column] ?? ''}
        seedOf={(player: PlayerId) => (hasSeeds ? view.seeds.indexOf(player) + 1 : null)}
        head={(game, title) => <GameHead game={game} title={title} onOpen={onOpen} />}
      />
    </div>
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
          <Pill tone="good">
            {heading('champion')}: {names.player(view.champion)}
          </Pill>
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
      {view !== null && <OutList stage={stage} champion={view.champion} />}
      <DeclinedPlaces />
    </>
  )
}
