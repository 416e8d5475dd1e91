import {
  planFor,
  type Regulation,
  type RoundMinutes,
  type Structure,
  type Tier,
} from '@topcut/engine'
import { countedTerm, planText } from '@topcut/protocol/words'
import {
  clockText,
  lengthsOf,
  minutesOf,
  plannedTimes,
} from '../../../leader/structure/planned-times.ts'
import { pauseOfDay, startOfDay } from '../../../leader/structure/start-of-day.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = {
  readonly regulation: Regulation
  readonly tier: Tier
  readonly structure: Structure
  readonly headCount: number
  readonly minutes: RoundMinutes
}

/** What the five fields come to: rounds, cut and times, with the rules they come from. */
export const PlanAnswer = ({ regulation, tier, structure, headCount, minutes }: Props) => {
  const { language } = useWords(deskWords)
  const { noRow, home, day } = useWords(startWords)
  const start = minutesOf(useStateOf(startOfDay)) ?? 600
  const pause = Math.min(Number(useStateOf(pauseOfDay)) || 0, 600)
  const { inTeams } = regulation.terms
  const players = countedTerm(language, 'count.players', { count: headCount }, inTeams)
  const stages = planFor(structure, headCount, regulation.structure)
  if (stages === null) {
    return (
      <p className="plan-answer warn" data-testid="plan-answer">
        {noRow(players)}
      </p>
    )
  }
  const lengths = lengthsOf(regulation, minutes)
  const rounds = plannedTimes(stages, headCount, lengths, { start, pause })
  const last = rounds.at(-1)
  const end = rounds.some(({ to }) => to === null) ? null : (last?.to ?? null)
  const length = lengths.swiss.value.minutes
  const time = (at: number) => (at < 24 * 60 ? clockText(at) : day.nextDay(clockText(at)))
  const ruled = regulation.structure.tiers[tier]
  const isRuled = ruled.value.strength !== 'free' && structure.kind === ruled.value.table
  const table =
    structure.kind === 'custom' || structure.kind === 'open'
      ? undefined
      : regulation.structure.tables[structure.kind]?.rule
  return (
    <p className="plan-answer" data-testid="plan-answer">
      <b>{capital(language, planText(language, stages))}.</b>{' '}
      {length !== null && `${home.roundsOf(length)} `}
      {rounds.length === 0
        ? home.openEnd(time(start))
        : end === null
          ? home.beginsAt(time(start))
          : home.lasts(time(start), time(end))}{' '}
      {isRuled &&
        (ruled.value.strength === 'minimum' ? home.least(players) : home.suggested(players))}{' '}
      <RuleIds rules={[isRuled ? ruled.rule : undefined, table, lengths.swiss.rule]} />
    </p>
  )
}
