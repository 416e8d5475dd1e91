import { buttonLabel, factSentence, warningSentence } from '@topcut/protocol/words'
import { useState } from 'react'
import { isUndo, type LastDone, lastDone, lastStanding } from '../../../leader/done/last-done.ts'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import type { Trouble } from '../../../state/sending/outbox.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { timeText } from '../../../words/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { byText } from '../log/by-text.ts'
import { Connected } from './connected.tsx'
import { UndoAsked } from './undo-asked.tsx'
import { useUndoKey } from './use-undo-key.ts'
import './done-bar.css'

const lastEntry = (step: LastDone | null): number => step?.entries.at(-1)?.n ?? 0

/** Takes steps back; a refusal is shown until something else has been done. */
const useUndo = (latest: number) => {
  const { actAll } = useLeading()
  const { page } = useWords(deskWords)
  const [trouble, setTrouble] = useState<{ readonly at: number; readonly of: Trouble } | null>(null)
  const undo = async (step: LastDone) => {
    const parcels = step.undo.map((entry) => ({
      command: { kind: 'undo' as const, entry, reason: page.undoReason },
    }))
    const outcomes = await actAll(parcels, page.undoTakes)
    const refused = outcomes.find((outcome): outcome is Trouble => outcome.kind !== 'granted')
    setTrouble(refused === undefined ? null : { at: latest, of: refused })
  }
  return { undo, trouble: trouble !== null && trouble.at === latest ? trouble.of : null }
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
  useUndoKey(() => {
    if (standing === null) return
    if (isAsked) takeBack(standing)
    else setAsked(lastEntry(standing))
  })
  const latest = last?.entries.at(-1)
  const told = (step: LastDone) =>
    step.done?.summary ??
    step.entries.map(({ fact }) => factSentence(language, fact, names)).join(' · ')
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
            <Sign name="warn" /> {warningSentence(language, warning, names)}
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
        <button
          type="button"
          className="btn small on-ink"
          data-testid="undo"
          aria-keyshortcuts="Control+Z"
          title={told(last)}
          onClick={() => takeBack(last)}
        >
          <Sign name="undo" />
          {isUndo(last) ? page.afterwards.undo.redo : buttonLabel(language, 'undo')}
        </button>
      )}
      <Connected />
    </footer>
  )
}
