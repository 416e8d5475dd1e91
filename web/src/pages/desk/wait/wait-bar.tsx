import { type Command, isCommitted } from '@topcut/engine'
import { buttonLabel, refusalSentence } from '@topcut/protocol/words'
import { useEffect, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { type Parcel, type Trouble, troubleOf } from '../../../state/sending/outbox.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { Button } from '../../../ui/button.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { pressOnItsWay } from '../../../ui/use-just-come.ts'
import { type DeskWords, deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { type Section, showSection } from '../sections.ts'
import { focusNames, focusTable } from '../tables/focus.ts'
import { lookAtRound } from '../tables/looked-at-round.ts'
import { HallLuck } from './hall-luck.tsx'
import { isRedrawing } from './is-redrawing.ts'
import { MissingTables } from './missing-tables.tsx'
import { type NextStep, nextStep, startAndPair } from './next-step.ts'
import { RedrawForm } from './redraw-form.tsx'
import { RoundEndSays } from './round-end-says.tsx'
import { isToSetAside, useOvertaken } from './use-overtaken.ts'
import { useStepKey } from './use-step-key.ts'
import { nextStepText, publishAsk, waitsForText } from './waits-for.tsx'
import './wait-bar.css'

/** Other things that can be done at this moment; each only while the rules allow it. */
const besides = ({ waits: { step }, does }: NextStep): readonly Command['kind'][] => {
  if (step === 'publish-round') return ['unpair-round', 'pair-round']
  // Whoever wants to look at the standings before anything is drawn.
  if (step === 'close-round' && does.kind === 'command' && does.also) return ['close-round']
  // A tournament without a fixed end is over when its organizer says so.
  if (step === 'pair-round') return ['finish-event']
  return []
}

/** The next press draws a round, or the one after it does. */
const beforeDraw: readonly NextStep['waits']['step'][] = [
  'start-stage',
  'pair-round',
  'close-round',
]

const besideShows: { readonly [K in Command['kind']]?: Section } = {
  'finish-event': 'standings',
  'close-round': 'standings',
}

const besideText = ({ page, language }: DeskWords, kind: Command['kind']): string => {
  if (kind === 'pair-round') return page.pairAgain
  return kind === 'close-round' ? page.closeOnly : buttonLabel(language, kind)
}

/** What one press gives, and where it leads. */
type Given = {
  readonly parcel: Parcel
  readonly also?: Command | undefined
  readonly onTaken?: (() => void) | undefined
}

/** Why it was not taken, and what is left to give all the same. */
type Troubled = { readonly of: Trouble; readonly left: Given }

/** What the day waits for, and the one button that does the next step. */
export const WaitBar = () => {
  const leading = useLeading()
  const words = useWords(deskWords)
  const { state, act, actAll, ask } = leading
  const next = nextStep(state)
  const { does, waits } = next
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Troubled | null>(null)
  // Players cannot forget what they have seen: publishing is asked once.
  const publishes = waits.step === 'publish-round' ? waits.round : null
  const [asked, setAsked] = useState<number | null>(null)
  const isAsked = publishes !== null && asked === publishes
  const isWhyAsked = useStateOf(isRedrawing) && publishes !== null
  const isOvertaken = useOvertaken(waits.step, ask)

  const give = async ({ parcel, also, onTaken }: Given) => {
    if (busy) return
    setBusy(true)
    const first = await act(parcel)
    const second =
      also !== undefined && first.kind === 'granted'
        ? await act({ command: also }, first.command)
        : null
    setBusy(false)
    const refused = troubleOf(second ?? first)
    const left: Given =
      second !== null && also !== undefined
        ? { parcel: { command: also }, onTaken }
        : { parcel, also, onTaken }
    const isMoot = second === null && refused !== null && isOvertaken(parcel.command, refused)
    setTrouble(refused === null || isMoot ? null : { of: refused, left })
    if (second !== null || refused === null) stepped()
    if (refused !== null) return
    setAsked(null)
    isRedrawing.set(false)
    onTaken?.()
  }

  const checkIn = async (players: Extract<typeof does, { kind: 'check-in' }>['players']) => {
    if (busy) return
    setBusy(true)
    const parcels = players.map((player) => ({
      command: { kind: 'check-in-player' as const, player },
    }))
    const outcomes = await actAll(parcels, words.page.checkedInMany)
    setBusy(false)
    stepped()
    const index = outcomes.findIndex(({ kind }) => kind !== 'granted')
    const [outcome, parcel] = [outcomes[index], parcels[index]]
    const refused = outcome === undefined ? null : troubleOf(outcome)
    setTrouble(refused === null || parcel === undefined ? null : { of: refused, left: { parcel } })
  }

  const giveBeside = (command: Command) =>
    give({
      parcel: { command },
      onTaken: () => showSection(besideShows[command.kind] ?? 'tables'),
    })

  const withoutAbsent = (kind: 'announce-event' | 'start-stage' | null) => {
    if (kind === 'start-stage') void take(startAndPair)
    else if (kind !== null) void give({ parcel: { command: { kind } } })
  }

  const take = ({ command, also, shows }: Extract<typeof does, { kind: 'command' }>) =>
    give({
      parcel: { command },
      also,
      onTaken: () => {
        lookAtRound(null)
        showSection(shows)
      },
    })

  // The day has gone on by somebody else, or from a table: a press on its way, of whatever hand, was
  // meant for the step that stood here before.
  const [movedTo, setMovedTo] = useState<typeof waits.step | null>(null)
  const isNew = movedTo === waits.step

  const press = () => {
    // One question at a time.
    if (isWhyAsked || isNew) return
    if (does.kind === 'register') focusNames()
    else if (does.kind === 'table') focusTable(does.table)
    else if (does.kind === 'check-in') void checkIn(does.players)
    else if (publishes !== null && !isAsked) {
      setAsked(publishes)
      stepped()
    } else if (does.kind === 'command') void take(does)
  }

  const { stepped, isResting } = useStepKey(press)

  useEffect(() => {
    if (!isAsked) return
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && setAsked(null)
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [isAsked])

  // Left open it would be asked about the next round's pairings.
  useEffect(() => {
    if (publishes === null) isRedrawing.set(false)
  }, [publishes])

  // A refusal of what no longer waits is nobody's business any more.
  const moment = waits.step
  const [seen, setSeen] = useState(moment)
  if (seen !== moment) {
    setSeen(moment)
    // What a reason would still set aside stays, with what is typed of it: a phone that registers
    // while somebody writes it changes what is waited for, too.
    const command = trouble?.of.kind === 'refused' ? trouble.left.parcel.command : null
    if (command === null || !isToSetAside(ask, command)) setTrouble(null)
    setAsked(null)
    setMovedTo(busy ? null : moment)
  }
  useEffect(() => {
    if (movedTo === null) return undefined
    const timer = setTimeout(() => setMovedTo(null), pressOnItsWay)
    return () => clearTimeout(timer)
  }, [movedTo])

  // One reason sets all of it aside: what is not said below is still read here.
  const said = trouble?.of.kind === 'refused' ? trouble.of.refusal.code : null
  const against = (waits.against ?? []).filter(({ code }) => code !== said)

  const others = besides(next).filter(
    (kind) => kind === 'pair-round' || ask({ kind } as Command).granted,
  )

  return (
    <section className="wait" aria-label={words.page.waitsFor}>
      <div className="wait-says">
        <p
          aria-live="polite"
          className={does.kind === 'nothing' || isAsked || isWhyAsked ? 'strong' : undefined}
          data-testid={does.kind === 'nothing' ? 'champion' : 'waiting'}
        >
          {isWhyAsked
            ? words.page.redrawAsk
            : isAsked
              ? publishAsk(words, state, next)
              : waitsForText(words, leading, next)}
        </p>
        {waits.step === 'enter-results' && (
          <>
            <MissingTables tables={waits.tables} />
            <RoundEndSays />
          </>
        )}
        {beforeDraw.includes(waits.step) && <HallLuck />}
        {against.length > 0 && (
          <ul className="against" data-testid="against">
            {against.map((refusal) => (
              <li key={JSON.stringify(refusal)} className="warn">
                <Sign name="warn" />{' '}
                <RuledText>{refusalSentence(words.language, refusal, leading.names)}</RuledText>{' '}
                {refusal.code === 'lists-missing' && (
                  <a href="#lists">{words.page.before.toLists}</a>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="wait-do">
        {isWhyAsked && (
          <RedrawForm
            onGive={(command) => void giveBeside(command)}
            onLeave={() => isRedrawing.set(false)}
          />
        )}
        {(isAsked || isWhyAsked ? [] : others).map((kind) => (
          <Button
            key={kind}
            tone="quiet"
            data-testid={kind}
            onClick={() => {
              if (kind === 'pair-round' && isCommitted(state)) isRedrawing.set(true)
              else void giveBeside({ kind } as Command)
            }}
          >
            {besideText(words, kind)}
          </Button>
        ))}
        {isAsked && !isWhyAsked && (
          <Button tone="quiet" data-testid="publish-not-yet" onClick={() => setAsked(null)}>
            {words.page.notYet}
          </Button>
        )}
        {does.kind === 'check-in' && does.without !== null && (
          <Button data-testid="without-absent" onClick={() => withoutAbsent(does.without)}>
            {words.page.withoutAbsent[does.without](does.players.length)}
          </Button>
        )}
        {does.kind !== 'nothing' && !isWhyAsked && (
          <Button
            id="primary"
            tone="next"
            data-testid="primary"
            data-step={waits.step}
            data-asked={isAsked || undefined}
            data-resting={isResting || isNew || undefined}
            aria-keyshortcuts="Control+Enter"
            isPending={busy}
            isNew={isNew}
            onClick={({ detail }) => {
              // The second half of a double click has not read the question.
              if (!isAsked || detail < 2) press()
            }}
          >
            {busy
              ? words.term('saving')
              : isAsked
                ? words.page.publishNow
                : nextStepText(words, state, next)}
            <span className="key" aria-hidden="true">
              {words.page.ctrl} <Sign name="enter" />
            </span>
          </Button>
        )}
      </div>
      {trouble !== null && (
        <TroubleNote
          trouble={trouble.of}
          onOverride={(override) =>
            give({ ...trouble.left, parcel: { ...trouble.left.parcel, override } })
          }
        />
      )}
    </section>
  )
}
