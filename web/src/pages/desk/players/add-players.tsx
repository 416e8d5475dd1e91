import { playerId, rulesOf } from '@topcut/engine'
import { useState } from 'react'
import { Sign } from '../../../look/sign.tsx'
import { newId } from '../../../sending/new-id.ts'
import type { Parcel } from '../../../sending/outbox.ts'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { useDraft } from '../drafts.ts'
import { namesField } from '../tables/focus.ts'
import { type Trouble, TroubleNote, troubleOf } from '../trouble-note.tsx'
import { namesTyped, sharedNames } from './names-typed.ts'

/** Names in, one per line: players before the start, late entries after it. */
export const AddPlayers = () => {
  const { session, state, people, actAll } = useDesk()
  const { page, label } = useWords()
  const [text, setText] = useDraft(`${session.event}.names`, '')
  const [hasBye, setBye] = useState(false)
  const [done, setDone] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const isLate = state.stages.length > 0
  const knowsByes = !isLate && rulesOf(state.created).regulation.bye.earned !== null
  const names = namesTyped(text)
  const shared = sharedNames(names, people)

  const register = async () => {
    if (done !== null || names.length === 0) return
    setDone(0)
    const parcels = names.map((name): Parcel => {
      const player = playerId(newId())
      if (isLate) return { command: { kind: 'register-late-player', player }, name }
      const bye = knowsByes && hasBye ? { earnedBye: true } : {}
      return { command: { kind: 'register-player', player, ...bye }, name }
    })
    const outcomes = await actAll(parcels, page.registeredMany, setDone)
    // Whoever was not taken stays in the field, so that nothing has to be typed again.
    const left = names.filter((_, index) => outcomes[index]?.kind !== 'granted')
    setText(left.length === 0 ? null : left.join('\n'))
    setTrouble(outcomes.map(troubleOf).find((one) => one !== null) ?? null)
    setDone(null)
    // The next names are the usual ones again: an earned bye is rare.
    if (left.length === 0) setBye(false)
    document.getElementById(namesField)?.focus()
  }

  const button =
    names.length === 0
      ? label(isLate ? 'do.register-late-player' : 'do.register-player')
      : isLate
        ? page.registerLateMany(names.length)
        : page.registerMany(names.length)

  return (
    <form
      className="add-players"
      onSubmit={(submit) => {
        submit.preventDefault()
        if (names.length === 0) document.getElementById(namesField)?.focus()
        else void register()
      }}
    >
      <label htmlFor={namesField}>{isLate ? page.lateLabel : page.namesLabel}</label>
      <textarea
        id={namesField}
        data-testid="add-players"
        rows={Math.min(12, Math.max(isLate ? 1 : 3, names.length + 1))}
        value={text}
        readOnly={done !== null}
        spellCheck={false}
        autoComplete="off"
        onChange={(typed) => setText(typed.target.value)}
      />
      {knowsByes && (
        <label className="check">
          <input
            type="checkbox"
            data-testid="earned-bye"
            checked={hasBye}
            onChange={(ticked) => setBye(ticked.target.checked)}
          />
          {page.earnedBye}
        </label>
      )}
      <div className="add-do">
        <button type="submit" className="btn" data-testid="add-players-button">
          {done === null ? button : page.progress(done, names.length)}
        </button>
        <p className="faint">{page.namesHint}</p>
      </div>
      {shared.length > 0 && (
        <p className="warn">
          <Sign name="warn" /> {page.sharedNames(shared.join(', '))}
        </p>
      )}
      {trouble !== null && <TroubleNote trouble={trouble} />}
    </form>
  )
}
