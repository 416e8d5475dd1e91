import { instant, remaining } from '@topcut/engine'
import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { begunMatter } from '../../../leader/matters/begun-matter.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { useDraft } from '../../../state/drafts.ts'
import { type Trouble, troubleOf } from '../../../state/sending/outbox.ts'
import { useServerTime } from '../../../state/use-server-time.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { AreaField } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { judgeWords } from '../../../words/judge.ts'
import { timeText } from '../../../words/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { judgePlace, openMatch } from '../judge-place.ts'
import {
  type At,
  extraMinutes,
  type HandRuling,
  missingIn,
  needsWords,
  rulingFromHand,
  whatsOf,
} from './hand-ruling.ts'
import { PenaltyStep } from './penalty-step.tsx'
import { recorded } from './recorded-note.tsx'
import { rulingSays } from './ruling-says.ts'
import { WhoAndWhat } from './who-and-what.tsx'
import './rule-in-hand.css'

/** What happened, in a word of the document, and the rule that names it. */
const useSaid = ({ what }: HandRuling) => {
  const { state } = useLeading()
  const { label, language } = useWords(deskWords)
  const { rule } = useWords(judgeWords)
  if (what === null) return { said: '', named: undefined }
  if (what === 'dispute' || what === 'component' || what === 'other')
    return { said: rule[what], named: undefined }
  const named = whatsOf(state).find(({ infraction }) => infraction === what)?.rule
  return { said: capital(language, label(`infraction.${what}`)), named }
}

/** When the table would end with more time; null where none can be given. */
const useLonger = ({ match }: At): string | null => {
  const { state, ask } = useLeading()
  const { language } = useWords(deskWords)
  const clock = match === null ? null : (state.rounds[match.round - 1]?.clock ?? null)
  const now = useServerTime(clock !== null)
  if (match === null || clock === null) return null
  const more = { kind: 'extend-time', match: match.match, minutes: extraMinutes } as const
  if (!ask({ ...more, reason: '–' }).granted) return null
  const left = remaining(clock, match.extension + extraMinutes, instant(now))
  return left === null ? null : timeText(language, now + left)
}

type Props = { readonly at: At; readonly draft: string; readonly begun: HandRuling }

/** A ruling in two steps, every press within the thumb's reach. */
export const RuleInHand = ({ at, draft, begun }: Props) => {
  const { workplace, names, act } = useLeading()
  const { language, term, label } = useWords(deskWords)
  const words = useWords(judgeWords)
  const { rule } = words
  const [hand, keep] = useDraft<HandRuling>(`${workplace.event}.hand.${draft}`, begun)
  const [step, setStep] = useState<1 | 2>(1)
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const { said, named } = useSaid(hand)
  const until = useLonger(at)
  const change = (part: Partial<HandRuling>) => {
    keep({ ...hand, ...part })
    setTrouble(null)
  }
  const missing = missingIn(hand, at, step)
  const isLast = step === 2 || hand.who === 'nobody'
  // A match that is lost by the ruling is not played on.
  const isOver = hand.penalty === 'match-loss' || hand.penalty === 'double-loss'
  const longer = hand.isLonger && until !== null && !isOver
  const loss = label('penalty.match-loss')
  const saysOf = (isLonger: boolean) =>
    rulingSays(words, names.player, loss, { ...hand, isLonger }, at, said)
  const says = saysOf(longer)

  const record = async (override?: string) => {
    const ruling = rulingFromHand(hand, at, said)
    if (ruling === null || isBusy) return
    setBusy(true)
    const why = override === undefined ? {} : { override }
    const outcome = await act({ command: { kind: 'record-ruling', ruling }, ...why })
    let isLonger = false
    if (outcome.kind === 'granted' && longer && at.match !== null) {
      const { match } = at.match
      const reason = rule.whyMoreTime
      const command = { kind: 'extend-time', match, minutes: extraMinutes, reason } as const
      // With the same press, so that undo takes back both.
      isLonger = (await act({ command }, outcome.command)).kind === 'granted'
    }
    setBusy(false)
    const refused = troubleOf(outcome)
    setTrouble(refused)
    if (refused !== null) return
    if (outcome.kind !== 'granted') return
    const { command } = outcome
    // Time that was not given after all must not be told to the table.
    recorded.set({ command, at: timeText(language, Date.now()), says: saysOf(isLonger).join(' ') })
    keep(null)
    begunMatter.set({ kind: 'ruling' })
    judgePlace.replace('calls')
    window.scrollTo({ top: 0 })
  }
  const go = () => {
    setAsked(true)
    if (missing !== null) return
    setAsked(false)
    if (isLast) return void record()
    setStep(2)
    window.scrollTo({ top: 0 })
  }
  const back = () => {
    setAsked(false)
    setTrouble(null)
    if (step === 2) return setStep(1)
    // What was chosen is kept; the tabs come back.
    begunMatter.set({ kind: 'ruling' })
    if (at.match === null) judgePlace.replace('calls')
    else openMatch(at.match.match)
  }
  const who = hand.who
  const next =
    who === null
      ? rule.next
      : who === 'nobody' || isLast
        ? rule.record
        : who === 'both'
          ? rule.penaltyForBoth
          : rule.penaltyFor(names.player(who))
  return (
    <section className="rule-in-hand" data-testid="rule-in-hand" aria-label={rule.title}>
      <div className="rule-steps" role="img" aria-label={rule.step(step)}>
        <i className="on" />
        <i className={step === 2 ? 'on' : undefined} />
      </div>
      {step === 1 ? (
        <WhoAndWhat at={at} hand={hand} change={change} />
      ) : (
        <PenaltyStep at={at} hand={hand} change={change} said={said} rule={named} />
      )}
      {isLast && (
        <AreaField
          label={needsWords(hand, at) ? rule.words : rule.wordsOptional}
          data-testid="hand-words"
          rows={2}
          value={hand.text}
          onChange={(text) => change({ text })}
        />
      )}
      <div className="rule-dock">
        {step === 1 && until !== null && (
          <Button
            size="line"
            aria-pressed={hand.isLonger}
            data-testid="hand-longer"
            onClick={() => change({ isLonger: !hand.isLonger })}
          >
            <Sign name={hand.isLonger ? 'check' : 'plus'} /> {rule.moreTime(extraMinutes, until)}
          </Button>
        )}
        {isLast && says.length > 0 && (
          <p className="says" aria-live="polite" data-testid="ruling-says">
            <b>{says[0]}</b> {says.slice(1).join(' ')}
          </p>
        )}
        {isAsked && missing !== null && (
          <Note tone="wrong" role="alert" data-testid="hand-missing">
            {rule.missing[missing]}
          </Note>
        )}
        {trouble !== null && (
          <TroubleNote trouble={trouble} onOverride={(reason) => void record(reason)} />
        )}
        <div className="rule-go">
          <IconButton
            size="line"
            tone="plain"
            label={rule.back}
            data-testid="hand-back"
            onClick={back}
          >
            <Sign name="left" />
          </IconButton>
          <Button
            tone="next"
            size="big"
            isPending={isBusy}
            data-testid={isLast ? 'hand-record' : 'hand-next'}
            onClick={go}
          >
            <span>{isBusy ? term('saving') : next}</span> {!isLast && <Sign name="right" />}
          </Button>
        </div>
      </div>
    </section>
  )
}
