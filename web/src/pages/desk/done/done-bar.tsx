import { buttonLabel, warningSentence } from '@topcut/protocol/words'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { isUndo, type LastDone, lastDone, lastStanding } from '../../../leader/done/last-done.ts'
import { toldStep } from '../../../leader/done/told-step.ts'
import { useConnection } from '../../../leader/done/use-connection.ts'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { type Trouble, troubleOf } from '../../../state/sending/outbox.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { Button } from '../../../ui/button.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { timeText } from '../../../words/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { byText } from '../log/by-text.ts'
import { UndoAsked } from './undo-asked.tsx'
import './done-bar.css'

/** Where something has been typed, Ctrl Z belongs to the letters; an empty field has none. */
const isTyping = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('dialog, [role=dialog]') !== null) return true
  const hasLetters =
    (target instanceof HTMLInputElement && /^(text|search|number|date)$/.test(target.type)) ||
    target instanceof HTMLTextAreaElement
  return hasLetters && target.value !== ''
}

/** Ctrl Z from anywhere. */
const useUndoKey = (onUndo: () => void): void => {
  const pressed = useEffectEvent(onUndo)
  useEffect(() => {
    const hear = (key: KeyboardEvent) => {
      if (key.key.toLowerCase() !== 'z' || !(key.ctrlKey || key.metaKey)) return
      if (key.shiftKey || key.altKey || key.repeat || isTyping(key.target)) return
      key.preventDefault()
      pressed()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}

/** Whether what is shown is what there is, and how much there is. */
const Connected = () => {
  const { event, workplace } = useLeading()
  const connection = useConnection()
  const { page, term } = useWords(deskWords)
  const waiting = useStateOf(workplace.outbox.state, (now) => now.waiting)
  const isLive = connection.kind === 'live'
  return (
    <p className="connected">
      <span data-testid="connection" data-state={connection.kind}>
        <Sign name={isLive ? 'check' : 'warn'} /> {isLive ? page.live : term('connection-lost')}
      </span>
      <span data-testid="version" data-version={event.log.length}>
        {waiting > 0 ? term('saving') : page.entries(event.log.length)}
      </span>
    </p>
  )
}

const lastEntry = (step: LastDone | null): number => step?.entries.at(-1)?.n ?? 0

/** Takes a step back, all of it or nothing; a refusal is shown until something else has been done. */
const useUndo = (latest: number) => {
  const { act } = useLeading()
  const { page } = useWords(deskWords)
  const [trouble, setTrouble] = useState<{ readonly at: number; readonly of: Trouble } | null>(null)
  const undo = async (step: LastDone) => {
    const entry = lastEntry(step)
    const outcome = await act({
      command: { kind: 'undo', entry, whole: true, reason: page.undoReason },
    })
    const refused = troubleOf(outcome)
    setTrouble(refused === null ? null : { at: latest, of: refused })
  }
  return { undo, trouble: trouble !== null && trouble.at === latest ? trouble.of : null }
}

/** Whether a step has only just come: who presses Undo that moment meant the one before it. */
const useHasJustCome = (latest: number): (() => boolean) => {
  const came = useRef({ latest, at: Number.NEGATIVE_INFINITY })
  useLayoutEffect(() => {
    if (came.current.latest !== latest) came.current = { latest, at: performance.now() }
  }, [latest])
  return () => performance.now() - came.current.at < 1_000
}

/** What was done last, with what there is to know about it, and Undo. */
export const DoneBar = () => {
  const { event, workplace, names } = useLeading()
  const words = useWords(deskWords)
  const { page, language } = words
  const done = useStateOf(workplace.done)
  const last = lastDone(event, done)
  const standing = lastStanding(event, done)
  const { undo, trouble } = useUndo(event.log.length)
  const [asked, setAsked] = useState(0)
  // Somebody else may have gone on since it was asked: then it is asked again.
  const isAsked = standing !== null && asked === lastEntry(standing)
  const takeBack = (step: LastDone) => {
    setAsked(0)
    void undo(step)
  }
  const hasJustCome = useHasJustCome(event.log.length)
  const press = (step: LastDone) => {
    const { waiting } = workplace.outbox.state.get()
    const isOthers = step.done === null && waiting === 0
    if (!isOthers || !hasJustCome()) takeBack(step)
    // Somebody else has taken it back already: the same press must not bring it back.
    else if (!isUndo(step)) setAsked(lastEntry(step))
  }
  useUndoKey(() => {
    if (standing === null) return
    if (isAsked) takeBack(standing)
    else setAsked(lastEntry(standing))
  })
  const latest = last?.entries.at(-1)
  const told = (step: LastDone) => step.done?.summary ?? toldStep(words, names, event, step.entries)
  return (
    <footer className="done-bar on-band">
      <div className="done-text" aria-live="polite" data-testid="done">
        {latest !== undefined && last !== null && (
          <p>
            <span className="faint">
              {page.lastDone}, {timeText(language, latest.at)}:
            </span>{' '}
            {told(last)}
          </p>
        )}
        {last?.done?.warnings.map((warning) => (
          <p key={warningSentence(language, warning, names)} className="warning">
            <Sign name="warn" /> <RuledText>{warningSentence(language, warning, names)}</RuledText>
          </p>
        ))}
        {trouble !== null && <TroubleNote trouble={trouble} />}
        {isAsked && (
          <UndoAsked
            what={told(standing)}
            by={standing.entries.map((entry) => byText(words, names, entry.by)).at(-1) ?? ''}
            onUndo={() => takeBack(standing)}
            onLeave={() => setAsked(0)}
          />
        )}
      </div>
      {last !== null && (
        <Button
          tone="on-ink"
          size="small"
          data-testid="undo"
          aria-keyshortcuts="Control+Z"
          title={told(last)}
          onClick={() => press(last)}
        >
          <Sign name="undo" />
          {isUndo(last) ? page.afterwards.undo.redo : buttonLabel(language, 'undo')}
        </Button>
      )}
      <Connected />
    </footer>
  )
}
