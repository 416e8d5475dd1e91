import {
  approximately,
  earnedIn,
  isBracket,
  measured,
  type Result,
  type Round,
  resultDoubts,
  rulesOf,
  type TableRow,
  type Warning,
} from '@topcut/engine'
import { numberText, refusalSentence, warningSentence } from '@topcut/protocol/words'
import { useLeading } from '../../../../leader/leading.ts'
import { attemptOf } from '../../../../leader/table/attempt.ts'
import { acceptable } from '../../../../leader/table/reported.ts'
import { standingsBefore } from '../../../../parts/pairings/standings-before.ts'
import { type Draft, emptyDraft, isTouched, type Setting } from '../../../../parts/result/draft.ts'
import { useDraft } from '../../../../state/drafts.ts'
import { Note } from '../../../../ui/note.tsx'
import { RuleIds } from '../../../../ui/rule-ids.tsx'
import { RuledText } from '../../../../ui/ruled-text.tsx'
import { Sign } from '../../../../ui/sign.tsx'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'
import { laneDraft } from '../lane/lane-draft.ts'
import { laneTable, laneTyped } from '../lane/lane-typed.ts'
import { earnedLines } from './earned-lines.ts'

/** What is being typed for a table, in the fast lane or in its own form; null for nothing. */
const useTypedAt = (row: TableRow, setting: Setting): Draft | null => {
  const { workplace } = useLeading()
  const [line] = useDraft<string>(laneDraft(workplace.event), '')
  const [kept] = useDraft<Draft>(`${workplace.event}.${row.match}`, emptyDraft)
  const reported = acceptable(row)?.result ?? null
  const inLane =
    laneTable(line) === row.table ? laneTyped(line, setting, reported).draft : emptyDraft
  const draft = isTouched(inLane) ? inLane : kept
  return isTouched(draft) ? draft : null
}

type Props = { readonly row: TableRow; readonly round: Round; readonly setting: Setting }

/** Where the two would stand with it: `5 → 10`. */
const Sums = ({ row, round, result }: Omit<Props, 'setting'> & { readonly result: Result }) => {
  const { state, names } = useLeading()
  const { short, language } = useWords(deskWords)
  const earned = earnedIn(state, { ...row, result })
  const lines = standingsBefore(state, round)
  if (earned === null) return null
  const grows = (before: number, by: number) => (
    <>
      {numberText(language, before)} <Sign name="right" /> {numberText(language, before + by)}
    </>
  )
  return (
    <ul className="sums muted">
      {row.players.map((player, index) => {
        const before = lines.find((line) => line.player === player)
        const margin = before === undefined ? null : measured(before, 'margin-of-victory')
        const { tournamentPoints = 0, marginOfVictory = null } = earned[index] ?? {}
        return (
          <li key={player}>
            <span translate="no">{names.player(player)}</span>{' '}
            <b>{grows(before?.tournamentPoints ?? 0, tournamentPoints)}</b>
            {marginOfVictory !== null && (
              <>
                , {short('margin-of-victory')}{' '}
                {grows(margin === null ? 0 : approximately(margin), marginOfVictory)}
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const Warnings = ({ warnings }: { readonly warnings: readonly Warning[] }) => {
  const { names } = useLeading()
  const { language } = useWords(deskWords)
  return warnings.map((warning) => (
    <Note tone="warn" key={JSON.stringify(warning)}>
      <RuledText>{warningSentence(language, warning, names)}</RuledText>
    </Note>
  ))
}

/** What Enter would do with the numbers being typed, or what the result that stands has earned. */
export const IfEntered = ({ row, round, setting }: Props) => {
  const { ask, state, names } = useLeading()
  const words = useWords(deskWords)
  const { panel } = words.page.rounds
  const draft = useTypedAt(row, setting)
  const attempt = draft === null ? null : attemptOf(row.match, setting, draft)
  const typed = attempt?.typed ?? null
  const result = typed === null ? row.result : 'result' in typed ? typed.result : null
  if (result === null) {
    const said = typed === null ? (acceptable(row)?.result ?? null) : null
    return (
      <>
        <p className="faint">
          {typed !== null && 'missing' in typed
            ? words.page.form.missing[typed.missing]
            : panel.type}
        </p>
        {said !== null && <Warnings warnings={resultDoubts(state, row, said)} />}
      </>
    )
  }
  const earned = earnedIn(state, { ...row, result })
  const command = row.result === null ? (attempt?.command ?? null) : null
  const decision = command === null ? null : ask(command)
  // What two phones agreed on was never asked about here.
  const warnings = decision?.granted === true ? decision.warnings : resultDoubts(state, row, result)
  const regulation = rulesOf(state.created).regulation
  const players = [names.player(row.players[0]), names.player(row.players[1])] as const
  const { leader } = names
  return (
    <section className="panel-box" data-testid="if-entered">
      <h4>{typed === null ? panel.earned : panel.ifEnter}</h4>
      {decision?.granted === false ? (
        <Note tone="wrong">
          <RuledText>{refusalSentence(words.language, decision.refusal, names)}</RuledText>
        </Note>
      ) : (
        earned !== null && (
          <>
            <ul className="verdict-lines">
              {earnedLines(words, regulation, setting, { result, earned, players, leader }).map(
                ({ text, rules }) => (
                  <li key={text}>
                    <span>{text}</span>
                    <span>
                      <RuleIds rules={rules} />
                    </span>
                  </li>
                ),
              )}
            </ul>
            {!isBracket(setting.stage) && <Sums row={row} round={round} result={result} />}
            <Warnings warnings={warnings} />
          </>
        )
      )}
    </section>
  )
}
