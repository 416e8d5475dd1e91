import {
  type EventState,
  isBracket,
  type Match,
  matchesOf,
  openRound,
  type Pair,
  type PlayerId,
  type RuleId,
  rulesOf,
  wayOf,
} from '@topcut/engine'
import { useState } from 'react'
import { count } from '../../parts/result/draft.ts'
import { TextField } from '../../ui/field.tsx'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'
import './table-score.css'

/** How a match is given up: by who leaves, or by who only cannot play it on. */
type By = 'leaving' | 'conceding'

/** The running match whose score would count if it were given up now; null where there is none. */
const scoredMatch = (
  state: EventState,
  player: PlayerId | '',
  by: By,
): { readonly match: Match; readonly rule: RuleId } | null => {
  const round = openRound(state)
  if (round?.status !== 'published') return null
  const match = matchesOf(state, round).find(({ players }) => players.some((one) => one === player))
  const kind = state.stages[round.stage]?.plan.kind ?? 'swiss'
  if (match === undefined || match.result !== null) return null
  // In a bracket the opponent of who leaves moves on as with a bye, without any score.
  if (by === 'leaving' && isBracket(kind)) return null
  const { scoring } = rulesOf(state.created).regulation
  const rule = wayOf(isBracket(kind) ? scoring.elimination : scoring.swiss).concessionScore
  return rule === null ? null : { match, rule }
}

const nothing: Pair<string> = ['', '']

/** What stands on the table of a match that is given up: its fields, and the score as typed. */
export const useTableScore = (player: PlayerId | '', by: By | null) => {
  const { state, names } = useLeading()
  const { page } = useWords(deskWords)
  const [typed, setTyped] = useState(nothing)
  const counted = by === null ? null : scoredMatch(state, player, by)
  const isTyped = counted !== null && typed.some((text) => text.trim() !== '')
  const score: Pair<number> = [count(typed[0]) ?? 0, count(typed[1]) ?? 0]
  return {
    given: isTyped ? { score } : {},
    fields: counted !== null && (
      <fieldset className="table-score wide">
        <legend>{page.people.onTheTable(counted.match.table)}</legend>
        {counted.match.players.map((one, index) => (
          <TextField
            key={one}
            label={page.scoreOf(names.player(one))}
            data-testid={`table-score-${index + 1}`}
            digits={4}
            value={typed[index] ?? ''}
            onChange={(text) => setTyped(index === 0 ? [text, typed[1]] : [typed[0], text])}
          />
        ))}
        <p className="muted" data-testid="score-assumed">
          {page.people.withoutScore} <RuleIds rules={[counted.rule]} />
        </p>
      </fieldset>
    ),
  }
}
