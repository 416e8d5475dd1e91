import {
  type Command,
  cutOf,
  followingStage,
  isBracket,
  lastCountedRound,
  type PlayerId,
  rulesOf,
  standingsView,
} from '@topcut/engine'
import { buttonLabel, warningSentence } from '@topcut/protocol/words'
import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { type Trouble, troubleOf } from '../../../state/sending/outbox.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { CutLine } from '../standings/cut-line.tsx'

/** Who would go on now, and by how much the last one is in. */
const BeforeCut = () => {
  const { ask, state, names } = useLeading()
  const { page, term, termWith, language } = useWords(deskWords)
  const words = page.afterwards.bracket
  const following = followingStage(state)
  const size = following?.cut ?? null
  if (size === null || lastCountedRound(state) === 0 || (following && !isBracket(following.kind))) {
    return <p className="empty">{term('empty.bracket')}</p>
  }
  const decision = ask({ kind: 'make-cut' })
  const [fact] = decision.granted ? decision.facts : []
  const seeds = fact?.kind === 'cut-made' ? fact.seeds : cutOf(state, size).seeds
  const { rows } = standingsView(state)
  const last = rows.findLast(({ player }) => seeds.includes(player))
  const next = last === undefined ? undefined : rows[rows.indexOf(last) + 1]
  const lineOf = (player: PlayerId) => rows.find((row) => row.player === player)
  return (
    <section className="cut-preview" aria-labelledby="cut-preview" data-testid="cut-preview">
      <h3 id="cut-preview">{words.preview(seeds.length)}</h3>
      <p className="muted">{decision.granted ? words.due : words.previewNote}</p>
      <ol className="seeds">
        {seeds.map((player, index) => (
          <li key={player}>
            <b>{index + 1}</b> {names.player(player)}{' '}
            <span className="faint">
              {termWith('count.tournament-points', {
                count: lineOf(player)?.tournamentPoints ?? 0,
              })}
            </span>
          </li>
        ))}
      </ol>
      {last !== undefined && (
        <div className="cut-line">
          <CutLine size={seeds.length} last={last} next={next} />
        </div>
      )}
      {decision.granted &&
        decision.warnings.map((warning) => (
          <Note tone="warn" key={warningSentence(language, warning, names)}>
            <RuledText>{warningSentence(language, warning, names)}</RuledText>
          </Note>
        ))}
    </section>
  )
}

/** The cut is made: who goes on, and whose place somebody else may still take. */
const AfterCut = ({ seeds }: { readonly seeds: readonly PlayerId[] }) => {
  const { ask, state, names, act } = useLeading()
  const { page, language } = useWords(deskWords)
  const [trouble, setTrouble] = useState<{
    readonly of: Trouble
    readonly command: Command
  } | null>(null)
  const give = async (command: Command, override?: string) => {
    const refused = troubleOf(
      await act({ command, ...(override === undefined ? {} : { override }) }),
    )
    setTrouble(refused === null ? null : { of: refused, command })
  }
  return (
    <section className="cut-preview" aria-labelledby="cut-seeds">
      <h3 id="cut-seeds">
        {page.afterwards.bracket.seeds}{' '}
        <RuleIds rules={[rulesOf(state.created).regulation.cut.replacement.rule]} />
      </h3>
      <ol className="seeds">
        {seeds.map((player, index) => {
          const decline: Command = { kind: 'decline-place', player }
          return (
            <li key={player} data-testid={`seed-${index + 1}`}>
              <b>{index + 1}</b> {names.player(player)}{' '}
              {ask(decline).granted && (
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={`${buttonLabel(language, 'decline-place')}: ${names.player(player)}`}
                  data-testid={`decline-${index + 1}`}
                  onClick={() => void give(decline)}
                >
                  {buttonLabel(language, 'decline-place')}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
      {trouble !== null && (
        <TroubleNote
          trouble={trouble.of}
          onOverride={(reason) => void give(trouble.command, reason)}
        />
      )}
    </section>
  )
}

/** What stands in place of the bracket before there is one. */
export const CutPreview = () => {
  const { state } = useLeading()
  const { cut, stages } = state
  return cut !== null && cut.stage === stages.length ? (
    <AfterCut seeds={cut.seeds} />
  ) : (
    <BeforeCut />
  )
}
