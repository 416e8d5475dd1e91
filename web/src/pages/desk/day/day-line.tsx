import { currentRound } from '@topcut/engine'
import { type CSSProperties, memo, useEffect, useMemo, useRef } from 'react'
import { useRoundEnd } from '../../../leader/clock/use-round-end.ts'
import { type DayStep, daySteps } from '../../../leader/day/day-steps.ts'
import { stepName } from '../../../leader/day/step-name.ts'
import { useLeading } from '../../../leader/leading.ts'
import { type Remaining, remaining } from '../../../parts/clock/remaining.ts'
import { isSame } from '../../../parts/is-same.ts'
import { useServerTime } from '../../../state/use-server-time.ts'
import { Button } from '../../../ui/button.tsx'
import { Sign } from '../../../ui/sign.tsx'
import type { DeskWords } from '../../../words/desk.ts'
import { deskWords } from '../../../words/desk.ts'
import { timeText } from '../../../words/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { showSection } from '../sections.ts'
import { lookAtRound } from '../tables/looked-at-round.ts'
import { expectedStarts } from './expected-starts.ts'
import './day-line.css'

/** `expected`: when the round that is played is likely to be over, or one to come to begin. */
const noteOf = (words: DeskWords, step: DayStep, expected: number | null): string => {
  const { language, page } = words
  if (expected !== null) {
    const time = timeText(language, expected)
    return step.state === 'now' ? page.rounds.end.ends(time) : page.rounds.end.about(time)
  }
  const from = step.from === null ? null : timeText(language, step.from)
  const to = step.to === null ? null : timeText(language, step.to)
  if (step.kind === 'registration') {
    return words.termWith('count.players', { count: step.players })
  }
  if (from !== null) return to === null ? from : `${from} – ${to}`
  const isFinals = step.kind === 'elimination' || step.kind === 'chart'
  return isFinals ? page.round(step.round) : ''
}

type StepProps = {
  readonly step: DayStep
  readonly left: Remaining | null
  readonly expected: number | null
}

const DrawnStep = ({ step, left, expected }: StepProps) => {
  const words = useWords(deskWords)
  const round = 'round' in step ? step.round : null
  const isPaired = round !== null && (step.from !== null || step.state !== 'todo')
  const content = (
    <>
      <b>{stepName(words, step)}</b> {step.state === 'done' && <Sign name="check" />}
      <small>{noteOf(words, step, expected)}</small>
    </>
  )
  return (
    <li
      className={`${step.state}${step.kind === 'cut' ? ' break' : ''}`}
      {...(step.state === 'now' ? { 'aria-current': 'step' as const } : {})}
      style={left === null ? undefined : ({ '--past': `${left.share * 100}%` } as CSSProperties)}
    >
      {isPaired ? (
        <Button
          tone="bare"
          onClick={() => {
            lookAtRound(round)
            showSection('tables')
          }}
        >
          {content}
        </Button>
      ) : (
        <div>{content}</div>
      )}
      {step.state === 'now' && left !== null && (
        <span className={left.isUp ? 'clock up' : 'clock'} data-testid="clock" role="timer">
          <span className="vh">{words.page.timeLeft}: </span>
          {left.text}
        </span>
      )}
    </li>
  )
}

/** The steps are put together anew for every entry of the log, and mostly say the same. */
const Step = memo(DrawnStep, isSame)

/** The day as a line: where it stands, what was when, how much time is left. */
export const DayLine = () => {
  const { event, state } = useLeading()
  const { page } = useWords(deskWords)
  const steps = useMemo(() => daySteps(event, state), [event, state])
  const round = currentRound(state)
  const clock = round?.status === 'published' ? round.clock : null
  const now = useServerTime(clock !== null)
  const left = clock === null ? null : remaining(clock, now)
  const { expected: ends } = useRoundEnd()
  const limit = (clock?.minutes ?? 0) * 60_000
  const starts = useMemo(() => expectedStarts(steps, ends, limit), [steps, ends, limit])
  const line = useRef<HTMLOListElement>(null)
  const current = steps.findIndex((step) => step.state === 'now')
  useEffect(() => {
    const list = line.current
    const item = list?.children[current]
    // Only the line itself may move: the page must stay where it is being read.
    if (list && item instanceof HTMLElement) list.scrollLeft = item.offsetLeft - 16
  }, [current])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach what scrolls in a narrow window
    <ol className="day on-band" aria-label={page.day} ref={line} tabIndex={0}>
      {steps.map((step, index) => (
        <Step
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the day
          key={index}
          step={step}
          left={index === current ? left : null}
          expected={index === current ? ends : (starts[index] ?? null)}
        />
      ))}
    </ol>
  )
}
