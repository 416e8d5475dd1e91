import {
  type EventState,
  earnedIn,
  isBracket,
  type Pair,
  type PlayerId,
  type Result,
  rulesOf,
  type TableRow,
} from '@topcut/engine'
import { resultText, warningSentence } from '@topcut/protocol/words'
import { useMemo } from 'react'
import { isSame } from '../../../parts/is-same.ts'
import type { Setting } from '../../../parts/result/draft.ts'
import { earnedText, outcomeText } from '../../../parts/result/earned-text.ts'
import { rulesBehind } from '../../../parts/result/rules-behind.ts'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { useLeading } from '../../leading.ts'
import type { Then } from '../what-if.ts'
import { laterRound, whatChanges } from './what-changes.ts'
import './amend.css'

type Told = {
  readonly heading: string
  readonly result: Result
  readonly state: EventState
  readonly row: TableRow
  readonly players: Pair<string>
  readonly setting: Setting
}

const ToldResult = ({ heading, result, state, row, players, setting }: Told) => {
  const { names } = useLeading()
  const words = useWords(deskWords)
  const earned = earnedIn(state, { ...row, result })
  return (
    <section>
      <h3>{heading}</h3>
      <p className="told">{resultText(words.language, result, players, names.leader)}</p>
      {earned !== null && (
        <>
          <p>{outcomeText(words, earned, players)}</p>
          {!isBracket(setting.stage) && <p className="muted">{earnedText(words, earned)}</p>}
          <p>
            <RuleIds
              rules={rulesBehind(rulesOf(state.created).regulation, setting, result, earned)}
              here={`${resultText(words.language, result, players, names.leader)} · ${outcomeText(words, earned, players)} · ${earnedText(words, earned)}`}
            />
          </p>
        </>
      )}
    </section>
  )
}

type Props = Omit<Told, 'heading' | 'state'> & { readonly then: Then }

/** More names than these are counted, not listed. */
const most = 8

/** What was believed, what is true, what changes with it. */
export const AmendPanel = ({ row, players, setting, result, then }: Props) => {
  const { state, names } = useLeading()
  const words = useWords(deskWords)
  const { amend } = words.page.rounds
  const now = then.event.state
  const changes = useMemo(
    () => (now === null ? null : whatChanges(state, now, row)),
    [state, now, row],
  )
  if (row.result === null || now === null || changes === null) return null
  const list = (who: readonly PlayerId[]) => who.map(names.player).join(', ')
  const later = laterRound(state, row)
  const hasMargin = changes.lines.some(({ is }) => is.marginOfVictory !== null)
  const common = { row, players, setting }
  const isLevel =
    changes.others.length === 0 && changes.lines.every(({ was, is }) => isSame(was, is))
  // What becomes of that round is asked below.
  const isAsked = later !== null && !isBracket(setting.stage)
  const warnings = then.warnings.filter(
    ({ code }) => !(isAsked && code === 'next-round-already-paired'),
  )
  return (
    <div className="amend-panel" data-testid="amend-panel">
      <ToldResult heading={amend.believed} state={state} result={row.result} {...common} />
      <ToldResult heading={amend.true} state={now} result={result} {...common} />
      <section>
        <h3>{amend.whatChanges}</h3>
        {!isBracket(setting.stage) && (
          <>
            <table data-testid="what-changes">
              <thead>
                <tr>
                  <th scope="col">{amend.afterRound(changes.after)}</th>
                  <th scope="col">{words.heading('tournament-points')}</th>
                  {hasMargin && <th scope="col">{words.short('margin-of-victory')}</th>}
                  <th scope="col">{amend.place}</th>
                </tr>
              </thead>
              <tbody>
                {changes.lines.map(({ was, is }) => (
                  <tr key={is.player}>
                    <th scope="row">{names.player(is.player)}</th>
                    <td>
                      {was.tournamentPoints} <Sign name="right" /> <b>{is.tournamentPoints}</b>
                    </td>
                    {hasMargin && (
                      <td>
                        {was.marginOfVictory} <Sign name="right" /> <b>{is.marginOfVictory}</b>
                      </td>
                    )}
                    <td>
                      {was.place ?? '–'} <Sign name="right" /> <b>{is.place ?? '–'}</b>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <ul>
              {isLevel && <li>{amend.nothing}</li>}
              {changes.others.length > 0 && (
                <li>
                  {amend.others(
                    changes.others.length,
                    changes.others.length > most ? null : list(changes.others),
                  )}
                </li>
              )}
              {changes.cut !== null && (
                <li>
                  <Sign name="swap" />{' '}
                  {changes.cut.in.length === 0
                    ? amend.cutSame
                    : amend.cutLine(list(changes.cut.in), list(changes.cut.out))}
                </li>
              )}
              {later !== null && changes.unequal.length > 0 && (
                <li className="warn">
                  <Sign name="warn" /> {amend.unequal(later.number, changes.unequal.join(', '))}
                </li>
              )}
            </ul>
          </>
        )}
        <ul>
          {warnings.map((warning) => (
            <li key={JSON.stringify(warning)} className="warn">
              <Sign name="warn" />{' '}
              <RuledText>{warningSentence(words.language, warning, names)}</RuledText>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
