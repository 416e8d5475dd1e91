import type { PenaltyKind, PlayerId, RuleId } from '@topcut/engine'
import { rulesOf, wayOf } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { beginMatter } from '../../../leader/matters/begun-matter.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice, Segments } from '../../../ui/choice.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { judgeWords } from '../../../words/judge.ts'
import { useWords } from '../../../words/use-words.ts'
import { judgeDestinations } from '../judge-place.ts'
import {
  type At,
  concerned,
  type HandRuling,
  penaltiesOf,
  rulingFromHand,
  warningsOf,
} from './hand-ruling.ts'

type Props = {
  readonly at: At
  readonly hand: HandRuling
  readonly change: (part: Partial<HandRuling>) => void
  /** What happened, in a word, and the rule that names it. */
  readonly said: string
  readonly rule: RuleId | undefined
}

/** Step 2: what it costs, as the document has it, and whom. */
export const PenaltyStep = ({ at, hand, change, said, rule: named }: Props) => {
  const { state, names, ask } = useLeading()
  const { label, language } = useWords(deskWords)
  const { rule, call } = useWords(judgeWords)
  const { scoring, rulings } = rulesOf(state.created).regulation
  const games = wayOf(scoring.swiss).games
  const about = concerned(at, hand.who)
  const asked = (penalty: PenaltyKind) => {
    // Asked before anything is written: only what the document says of the penalty counts here.
    const ruling = rulingFromHand({ ...hand, text: hand.text || '–', penalty }, at, '–')
    return ruling === null ? null : ask({ kind: 'record-ruling', ruling })
  }
  const offered = penaltiesOf(state, at.match !== null).flatMap(({ kind, rule: id }) => {
    const answer = asked(kind)
    if (answer === null) return []
    if (!answer.granted && answer.refusal.overridable !== true) return []
    const note = answer.granted ? (kind === 'warning' ? rule.kept : null) : rule.withReason
    return [
      {
        value: kind,
        testId: `penalty-${kind}`,
        text: (
          <span>
            {capital(language, label(`penalty.${kind}`))}
            <small>{note === null ? id : `${note}, ${id}`}</small>
          </span>
        ),
      },
    ]
  })
  return (
    <>
      <p className="rule-context">
        <b>{said}</b> <RuleIds rules={[named]} />
        {at.call !== null && <span className="muted">{call.quoted(at.call.about)}</span>}
      </p>
      {about.map((player: PlayerId) => (
        <p key={player} className="rule-about">
          <b translate="no">{names.player(player)}</b>
          <small>{rule.warnings(warningsOf(state, player))}</small>
        </p>
      ))}
      <Choice<PenaltyKind | 'none'>
        label={capital(language, label('thing.penalty'))}
        className="thumb-choice tall"
        value={hand.penalty}
        options={[{ value: 'none', testId: 'penalty-none', text: rule.noPenalty }, ...offered]}
        onChange={(penalty) => change({ penalty })}
      />
      {hand.penalty === 'game-loss' && games > 1 && (
        <Segments<number>
          label={rule.game}
          isLabelShown
          value={hand.game}
          options={Array.from({ length: games }, (_, n) => ({ value: n + 1, text: `${n + 1}` }))}
          onChange={(game) => change({ game })}
        />
      )}
      <p className="muted rule-removal">
        {rule.removal}{' '}
        <Button
          tone="explains"
          onClick={() =>
            beginMatter(
              { kind: 'removal', ...(about[0] === undefined ? {} : { player: about[0] }) },
              judgeDestinations,
            )
          }
        >
          {rule.toRemoval}
        </Button>{' '}
        <RuleIds rules={[rulings.removal.by.rule]} />
      </p>
    </>
  )
}
