import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { beginMatter } from '../../../leader/matters/begun-matter.ts'
import { lookAtPlayer } from '../../../leader/player/looked-at-player.ts'
import { sections, showSection } from '../../../leader/sections.ts'
import { type Trouble, TroubleNote, troubleOf } from '../../../leader/trouble-note.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { focusNames, focusTable } from '../tables/focus.ts'
import { lookAtRound } from '../tables/looked-at-round.ts'
import { doable } from './doable.ts'
import { type Found, found } from './found.ts'

/** A slip of a round that is over is looked at there, not mistaken for one of the round played. */
const focusSlip = (latest: number, { round, table }: { round: number; table: number }): void => {
  focusTable(table)
  if (round < latest) lookAtRound(round)
}

/** Players, tables, sections and everything that can be done, by a few letters and Enter. */
export const FindPalette = ({ onClose }: { readonly onClose: () => void }) => {
  const { workplace, event, state, names, people, act } = useLeading()
  const words = useWords(deskWords)
  const { page } = words
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const ids = useId()
  useEffect(() => dialog.current?.showModal(), [])

  const doables = useMemo(() => doable(event, state), [event, state])
  // Never a moment behind the letters: Enter would do what was found for the ones before.
  const lines = useMemo(
    () =>
      found(query, {
        words,
        names,
        people,
        event,
        state,
        here: workplace.event,
        sections,
        doables,
      }),
    [query, words, names, people, event, state, workplace, doables],
  )
  const here = Math.min(at, lines.length - 1)

  const take = async (one: Found | undefined) => {
    if (one === undefined) return
    const { does } = one
    if (does.kind === 'give') {
      if (!does.isPossible) return
      const refused = troubleOf(await act(does.parcel))
      setTrouble(refused)
      if (refused !== null) return
    }
    dialog.current?.close()
    if (does.kind === 'player') lookAtPlayer(does.player)
    else if (does.kind === 'table') focusTable(does.table)
    else if (does.kind === 'slip') focusSlip(state.rounds.length, does)
    else if (does.kind === 'section') showSection(does.section)
    else if (does.kind === 'matter') beginMatter(does.begun)
    else if (does.kind === 'register') focusNames()
  }

  const hear = (key: { readonly key: string; readonly preventDefault: () => void }) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key.key]
    if (step !== undefined && lines.length > 0) {
      key.preventDefault()
      setAt((here + step + lines.length) % lines.length)
    } else if (key.key === 'Enter') {
      key.preventDefault()
      void take(lines[here])
    }
  }

  return (
    <dialog
      ref={dialog}
      className="find"
      aria-label={page.people.find}
      onClose={onClose}
      onClick={(press) => {
        if (press.target === dialog.current) dialog.current?.close()
      }}
      onKeyDown={(key) => {
        // With Ctrl it would press the amber button behind this.
        if (key.key === 'Enter') key.stopPropagation()
      }}
    >
      <label className="vh" htmlFor={`${ids}-query`}>
        {page.people.find}
      </label>
      <input
        id={`${ids}-query`}
        data-testid="find-query"
        role="combobox"
        aria-expanded="true"
        aria-controls={`${ids}-found`}
        aria-activedescendant={lines.length === 0 ? undefined : `${ids}-${here}`}
        autoComplete="off"
        spellCheck={false}
        placeholder={page.people.find}
        value={query}
        onChange={(typed) => {
          setQuery(typed.target.value)
          setAt(0)
          setTrouble(null)
        }}
        onKeyDown={hear}
      />
      <div id={`${ids}-found`} role="listbox" aria-label={page.people.find} className="found">
        {lines.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field above
          <div
            key={`${one.text} ${one.note}`}
            id={`${ids}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === here}
            aria-disabled={one.does.kind === 'give' && !one.does.isPossible}
            data-testid="found"
            onClick={() => void take(one)}
          >
            <span className="name">{one.text}</span>
            <small>{one.note}</small>
          </div>
        ))}
      </div>
      {lines.length === 0 && (
        <p className="muted" role="status">
          {page.people.foundNothing}
        </p>
      )}
      {trouble !== null && <TroubleNote trouble={trouble} />}
    </dialog>
  )
}
