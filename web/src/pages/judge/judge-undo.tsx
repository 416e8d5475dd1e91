import { undoOwnFor } from '@topcut/engine'
import { buttonLabel, warningSentence } from '@topcut/protocol/words'
import { useMemo, useState } from 'react'
import { isUndo } from '../../leader/done/last-done.ts'
import { useLeading } from '../../leader/leading.ts'
import { TroubleNote } from '../../leader/trouble-note.tsx'
import { type Trouble, troubleOf } from '../../state/sending/outbox.ts'
import { useServerTime } from '../../state/use-server-time.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { Button } from '../../ui/button.tsx'
import { RuledText } from '../../ui/ruled-text.tsx'
import { Sign } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { judgeWords } from '../../words/judge.ts'
import { timeText } from '../../words/time-text.ts'
import { useWords } from '../../words/use-words.ts'
import { ownLast } from './own-last.ts'
import { shortTold } from './short-told.ts'

/** What this judge did last, above the tabs, and the way back while it is a judge's own. */
export const JudgeUndo = () => {
  const { event, workplace, names, me, ask, act } = useLeading()
  const words = useWords(deskWords)
  const judge = useWords(judgeWords)
  const { language, page, term } = words
  const done = useStateOf(workplace.done)
  const waiting = useStateOf(workplace.outbox.state, (state) => state.waiting)
  const last = useMemo(() => ownLast(event, me, done), [event, me, done])
  const now = useServerTime(last !== null)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<{ readonly at: number; readonly of: Trouble } | null>(null)
  const entry = last?.entries.at(-1)
  const command = useMemo(
    () => ({ kind: 'undo', entry: entry?.n ?? 0, whole: true, reason: page.undoReason }) as const,
    [entry, page],
  )
  const mayUndo = useMemo(() => entry !== undefined && ask(command).granted, [ask, command, entry])
  if (waiting > 0) {
    return (
      <div className="judge-undo on-band" aria-live="polite" data-testid="done">
        <p>{term('saving')}</p>
      </div>
    )
  }
  if (last === null || entry === undefined || now - entry.at > undoOwnFor) return null
  const undo = async () => {
    setBusy(true)
    const refused = troubleOf(await act({ command }))
    setBusy(false)
    setTrouble(refused === null ? null : { at: event.log.length, of: refused })
  }
  return (
    <div className="judge-undo on-band" aria-live="polite" data-testid="done">
      <div>
        <p className="judge-told">{shortTold(words, judge, names, event, last.entries)}</p>
        {last.done?.warnings.map((warning) => (
          <p key={warningSentence(language, warning, names)} className="warning">
            <Sign name="warn" /> <RuledText>{warningSentence(language, warning, names)}</RuledText>
          </p>
        ))}
        {mayUndo && <small>{judge.undoUntil(timeText(language, entry.at + undoOwnFor))}</small>}
        {trouble !== null && trouble.at === event.log.length && (
          <TroubleNote trouble={trouble.of} />
        )}
      </div>
      {mayUndo && (
        <Button tone="on-ink" isPending={isBusy} data-testid="undo" onClick={() => void undo()}>
          <Sign name="undo" />
          {isUndo(last) ? page.afterwards.undo.redo : buttonLabel(language, 'undo')}
        </Button>
      )}
    </div>
  )
}
