import type { Regulation, RoundMinutes, StagePlan } from '@topcut/engine'
import { useStateOf } from '../../state/use-state-of.ts'
import { TextField } from '../../ui/field.tsx'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { Table } from '../../ui/table.tsx'
import { capital } from '../../words/capital.ts'
import { deskWords } from '../../words/desk.ts'
import { startWords } from '../../words/start.ts'
import { useWords } from '../../words/use-words.ts'
import { clockText, lengthsOf, minutesOf, plannedTimes } from './planned-times.ts'
import { pauseOfDay, startOfDay } from './start-of-day.ts'
import './day-plan.css'

type Props = {
  readonly regulation: Regulation
  readonly stages: readonly StagePlan[]
  readonly headCount: number
  readonly minutes?: RoundMinutes
  /** When round 1 begins, where that is said elsewhere. */
  readonly start?: string | undefined
}

/** When the rounds of the day begin and end, if nothing takes longer than it should. */
export const DayPlan = ({ regulation, stages, headCount, minutes = {}, start: said }: Props) => {
  const { language, label } = useWords(deskWords)
  const { day } = useWords(startWords)
  const typed = useStateOf(startOfDay)
  const start = said ?? typed
  const pause = useStateOf(pauseOfDay)
  const { swiss, elimination } = regulation.roundLength
  const rounds = plannedTimes(stages, headCount, lengthsOf(regulation, minutes), {
    start: minutesOf(start) ?? 600,
    pause: Math.min(Number(pause) || 0, 600),
  })
  if (rounds.length === 0) return null
  const time = (at: number) => (at < 24 * 60 ? clockText(at) : day.nextDay(clockText(at)))
  const end = rounds.some(({ to }) => to === null) ? null : (rounds.at(-1)?.to ?? null)
  const hasFinals = stages.some(({ kind }) => kind !== 'swiss')
  // Where one round has no limit, those after it begin at an hour that nobody knows.
  const open = rounds.findIndex(({ to }) => to === null)
  const begin = time(rounds[0]?.from ?? 0)
  const span =
    end === null ? day.openFrom(begin, time(rounds[open]?.from ?? 0)) : `${begin}–${time(end)}`
  return (
    <details className="day-plan" data-testid="day-plan">
      <summary>
        {day.heading}: <b>{span}</b>
      </summary>
      <div className="two-fields">
        {said === undefined && (
          <TextField
            label={day.start}
            type="time"
            data-testid="day-start"
            value={typed}
            onChange={startOfDay.set}
          />
        )}
        <TextField
          label={day.pause}
          type="number"
          min={0}
          max={120}
          value={pause}
          onChange={pauseOfDay.set}
        />
      </div>
      <Table>
        <thead>
          <tr>
            <th className="num">{day.round}</th>
            <th>{day.from}</th>
            <th>{day.to}</th>
            <th>
              <span className="vh">{capital(language, label('thing.stages'))}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ stage, round, from, to }, index) => (
            <tr key={round}>
              <td className="num">{round}</td>
              <td>{open === -1 || index <= open ? time(from) : '–'}</td>
              <td>{to === null ? day.noLimit : open === -1 || index < open ? time(to) : '–'}</td>
              <td className="muted">{label(`stage.${stages[stage]?.kind ?? 'swiss'}`)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        {end === null ? day.endsOpen : day.ends(time(end))}{' '}
        <RuleIds rules={[swiss.rule, hasFinals ? elimination.rule : undefined]} />
      </p>
      <p className="faint">{day.note}</p>
    </details>
  )
}
