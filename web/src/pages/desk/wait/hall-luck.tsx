import { liveEntries, luckNow } from '@topcut/engine'
import { buttonLabel } from '@topcut/protocol/words'
import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { type Trouble, troubleOf } from '../../../state/sending/outbox.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { addedWords } from './added-words.ts'

/** As long as anything that is called out. */
const longest = 60

/** What the hall adds to the lot of the next round, where it wants to: one line, and a form in it. */
export const HallLuck = () => {
  const { event, state, names, act } = useLeading()
  const { page, language } = useWords(deskWords)
  const { luck } = page
  const [text, setText] = useState('')
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const now = luckNow(state)
  if (now === null) return null
  const added = addedWords(liveEntries(event.log), now)
  const add = async () => {
    const refused = troubleOf(await act({ command: { kind: 'contribute-luck', text } }))
    setTrouble(refused)
    if (refused === null) setText('')
  }
  const takeBack = async (entry: number) => {
    const command = { kind: 'undo', entry, reason: page.undoReason } as const
    setTrouble(troubleOf(await act({ command })))
  }
  return (
    <details className="hall-luck" data-testid="hall-luck">
      <summary>
        {now.hall.length === 0 ? luck.open : luck.openWith(now.round, now.hall.length)}
      </summary>
      <p className="muted">{luck.about}</p>
      <form
        className="inline"
        onSubmit={(submitted) => {
          submitted.preventDefault()
          if (text.trim() !== '') void add()
        }}
      >
        <TextField
          className={null}
          label={luck.word}
          data-testid="luck-word"
          required
          maxLength={longest}
          autoComplete="off"
          value={text}
          onChange={setText}
        />
        <Button type="submit" size="small" data-testid="luck-add">
          {buttonLabel(language, 'contribute-luck')}
        </Button>
      </form>
      {added.length > 0 && (
        <ul data-testid="luck-added">
          {added.map(({ n, text: word, player }) => (
            <li key={n}>
              <b translate="no">{word}</b>
              {player !== null && <span className="muted">{names.player(player)}</span>}
              <Button tone="quiet" size="small" onClick={() => void takeBack(n)}>
                {buttonLabel(language, 'undo')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {trouble !== null && <TroubleNote trouble={trouble} />}
    </details>
  )
}
