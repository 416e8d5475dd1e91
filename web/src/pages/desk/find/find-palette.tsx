import type { RuleId } from '@topcut/engine'
import { useMemo, useRef, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { beginMatter } from '../../../leader/matters/begun-matter.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { type Trouble, troubleOf } from '../../../state/sending/outbox.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toggleRule } from '../../../ui/rule/opened-rule.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { deskDestinations } from '../destinations.ts'
import { isHelping } from '../is-helping.ts'
import { lookAtPlayer } from '../players/looked-at-player.ts'
import { sections, showSection } from '../sections.ts'
import { isSharing } from '../share/is-sharing.ts'
import { focusNames, focusTable } from '../tables/focus.ts'
import { lookAtRound } from '../tables/looked-at-round.ts'
import { isRedrawing } from '../wait/is-redrawing.ts'
import { doable } from './doable.ts'
import { focusPlace } from './focus-place.ts'
import { type Found, found } from './found.ts'

/** A slip of a round that is over is looked at there, not mistaken for one of the round played. */
const focusSlip = (latest: number, { round, table }: { round: number; table: number }): void => {
  focusTable(table)
  if (round < latest) lookAtRound(round)
}

/** Beside the box it was looked for with, once the dialog has given the focus back. */
const openBesideFind = (rule: RuleId): void => {
  const box = document.querySelector<HTMLElement>('[data-testid="find"]')
  if (box !== null) setTimeout(() => toggleRule(rule, box, ''))
}

/** Players, tables, sections and everything that can be done, by a few letters and Enter. */
export const FindPalette = ({ onClose }: { readonly onClose: () => void }) => {
  const { workplace, state, names, people, ask, act } = useLeading()
  const words = useWords(deskWords)
  const { page } = words
  const [query, setQuery] = useState('')
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)

  const doables = useMemo(() => doable(ask, state), [ask, state])
  // Never a moment behind the letters: Enter would do what was found for the ones before.
  const lines = useMemo(
    () =>
      found(query, {
        words,
        names,
        people,
        state,
        ask,
        here: workplace.event,
        sections,
        doables,
      }),
    [query, words, names, people, state, ask, workplace, doables],
  )

  const take = async ({ does }: Found) => {
    if (does.kind === 'give') {
      const refused = troubleOf(await act(does.parcel))
      setTrouble(refused)
      if (refused !== null) return
    }
    dialog.current?.close()
    if (does.kind === 'player') lookAtPlayer(does.player)
    else if (does.kind === 'table') focusTable(does.table)
    else if (does.kind === 'slip') focusSlip(state.rounds.length, does)
    else if (does.kind === 'section') {
      showSection(does.section)
      if (does.at !== undefined) focusPlace(does.at)
    }
    // Beside the desk, which keeps what is typed there.
    else if (does.kind === 'page') window.open(does.path, '_blank', 'noreferrer')
    else if (does.kind === 'matter') beginMatter(does.begun, deskDestinations)
    else if (does.kind === 'register') focusNames()
    else if (does.kind === 'redraw') isRedrawing.set(true)
    else if (does.kind === 'share') isSharing.set(true)
    else if (does.kind === 'help') focusPlace('section-help')
    else if (does.kind === 'keys') isHelping.set(true)
    else if (does.kind === 'rule') openBesideFind(does.rule)
  }

  return (
    <Dialog
      ref={dialog}
      className="find"
      label={page.people.find}
      isDismissable
      onClose={onClose}
      onKeyDown={(key) => {
        // With Ctrl it would press the amber button behind this.
        if (key.key === 'Enter') key.stopPropagation()
      }}
    >
      <Combobox
        label={page.people.find}
        testId="find-query"
        lineTestId="found"
        value={query}
        onChange={(typed) => {
          setQuery(typed)
          setTrouble(null)
        }}
        lines={lines.map((one) => ({
          one,
          key: `${one.text} ${one.note}`,
          isDisabled: one.does.kind === 'give' && !one.does.isPossible,
          content: (
            <>
              <span className="name">{one.text}</span>
              <small>{one.note}</small>
            </>
          ),
        }))}
        onTake={({ one }) => void take(one)}
      />
      {lines.length === 0 && (
        <p className="muted" role="status">
          {page.people.foundNothing}
        </p>
      )}
      {trouble !== null && <TroubleNote trouble={trouble} />}
    </Dialog>
  )
}
