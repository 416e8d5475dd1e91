import type { Command, Pair, TableRow } from '@topcut/engine'
import { shortResultText } from '@topcut/protocol/words'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLeading } from '../../../../leader/leading.ts'
import { attemptOf } from '../../../../leader/table/attempt.ts'
import { EnterSays } from '../../../../leader/table/enter-says.tsx'
import { acceptable } from '../../../../leader/table/reported.ts'
import { selectedTable, selectTable } from '../../../../leader/table/selected-table.ts'
import { sendResult } from '../../../../leader/table/send-result.ts'
import { tableSetting } from '../../../../leader/table/table-setting.ts'
import { typedInLane } from '../../../../leader/table/typed-in-lane.ts'
import { TroubleNote } from '../../../../leader/trouble-note.tsx'
import { shortNames } from '../../../../parts/pairings/short-names.ts'
import { type Draft, emptyDraft, isTouched } from '../../../../parts/result/draft.ts'
import { wayOn } from '../../../../parts/result/ways/ways.ts'
import { useDraft } from '../../../../state/drafts.ts'
import { TextField } from '../../../../ui/field.tsx'
import { Sign } from '../../../../ui/sign.tsx'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'
import { focusPrimary, focusTable } from '../focus.ts'
import { neighbour } from '../neighbour.ts'
import { nextOpen } from '../next-open.ts'
import { useAboveDoneBar } from './above-done-bar.ts'
import { laneDraft, laneField } from './lane-draft.ts'
import { withOffer } from './lane-offer.ts'
import { laneTable, laneTyped, swapSeats } from './lane-typed.ts'
import { endingLetters } from './letters.ts'
import { tokenText } from './token-text.ts'
import './fast-lane.css'

/** More letters are looked up in the help. */
const usualEndings = 4

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null

/** One line per slip: table, result, Enter; what the document makes of it stands beside it. */
export const FastLane = ({ rows }: { readonly rows: readonly TableRow[] }) => {
  const { workplace, state, names, ask } = useLeading()
  const words = useWords(deskWords)
  const { lane } = words.page.rounds
  const [line, setLine] = useDraft<string>(laneDraft(workplace.event), '')
  const [isAsked, setAsked] = useState(false)
  const [refused, setRefused] = useState<Command | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const band = useRef<HTMLElement>(null)
  const offered = useRef<number | null>(null)
  const id = useId()
  useAboveDoneBar(band)

  const tables = rows.map((one) => one.table)
  const table = laneTable(line)
  const row = rows.find((one) => one.table === table) ?? null
  const [, setTableDraft] = useDraft<Draft>(
    `${workplace.event}.${row?.match ?? 'none'}`,
    emptyDraft,
  )
  const setting = tableSetting(state, row ?? (rows[0] as TableRow))
  const report = row === null ? null : acceptable(row)
  const { tokens, draft } = laneTyped(line, setting, report?.result ?? null)
  const attempt = attemptOf((row ?? (rows[0] as TableRow)).match, setting, draft)
  const { typed } = attempt
  const unknown = tokens.find(({ means }) => means.what === 'unknown')
  const players: Pair<string> | null =
    row === null ? null : [names.player(row.players[0]), names.player(row.players[1])]
  const command = row === null ? null : attempt.command
  const decision = command === null ? null : ask(command)
  // What has more parts than a line can hold is typed into the form.
  const isForForm =
    ('missing' in typed && (typed.missing === 'table' || typed.missing === 'witness')) ||
    (decision?.granted === false && decision.refusal.code === 'tie-incomplete')

  // Whoever types a slip wants to see who it is about.
  const meant = row?.table ?? null
  useEffect(() => {
    if (meant !== null) selectTable(meant)
  }, [meant])

  // The chosen row holds what stands in the line; whoever types on there has left the line.
  const match = row?.match ?? null
  useLayoutEffect(() => {
    const isSaid = match !== null && isTouched(draft)
    typedInLane.set(isSaid ? { match, draft, leave: () => setLine('') } : null)
    return () => typedInLane.set(null)
  }, [match, draft, setLine])

  // What comes of a line needs the room that its letters had.
  const isSaying = row !== null && (isTouched(draft) || isAsked)

  const change = (next: string) => {
    setAsked(false)
    setRefused(null)
    setLine(next)
  }
  const offer = (from: number) => {
    const next = nextOpen(rows, workplace.entering.get(), from)
    offered.current = next
    change(next === null ? '' : `${next} `)
    if (next === null) focusPrimary()
  }
  // Its result is typed right behind the table that is offered.
  useLayoutEffect(() => {
    if (offered.current === null || line !== `${offered.current} `) return
    field.current?.setSelectionRange(line.length, line.length)
  }, [line])
  /** Offered, not imposed: whoever holds another slip types its whole line. */
  const type = (next: string) => {
    const taken = withOffer(next, offered.current, tables, setting)
    if (taken !== next) offered.current = null
    change(taken)
  }

  const give = async (what: Command, override?: string) => {
    if (row === null) return
    const sent = sendResult(workplace, row, what, override)
    // If it is not taken, what was typed must not be gone: it stands in the form of the table.
    setTableDraft(draft)
    offer(row.table)
    if ((await sent).kind === 'granted') setTableDraft(null)
  }
  const enter = () => {
    const isUnderstood = row !== null && unknown === undefined
    if (isUnderstood && !isForForm && decision?.granted && command !== null) {
      void give(command)
      return
    }
    setAsked(true)
    if (!isUnderstood) return
    if (isForForm) {
      setTableDraft(draft)
      change('')
      focusTable(row.table)
    } else if (decision?.granted === false && decision.refusal.overridable) setRefused(command)
  }
  const press = (key: KeyboardEvent) => {
    if (key.key === 'Escape' && line !== '') {
      // What was typed goes first; a second press gives the keys back.
      key.stopPropagation()
      offered.current = null
      change('')
    }
    // While only a table is typed, arrows go on to the next one.
    if ((key.key === 'ArrowUp' || key.key === 'ArrowDown') && !isTouched(draft)) {
      const next = neighbour(tables, selectedTable.get(), key.key === 'ArrowDown' ? 1 : -1)
      key.preventDefault()
      offered.current = null
      if (next !== null) change(`${next} `)
    }
    if (key.key !== '-') return
    key.preventDefault()
    change(swapSeats(line, setting))
  }

  useEffect(() => {
    const hear = (key: globalThis.KeyboardEvent) => {
      if (key.key !== 'f' || key.ctrlKey || key.metaKey || key.altKey || isTyping(key.target))
        return
      key.preventDefault()
      field.current?.focus()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])

  return (
    <section
      className={isSaying ? 'lane on-band saying' : 'lane on-band'}
      aria-label={lane.name}
      ref={band}
    >
      <form
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault()
          enter()
        }}
      >
        <TextField
          className={null}
          id={laneField}
          ref={field}
          label={
            <>
              {lane.name} <span className="key">f</span>
            </>
          }
          data-testid="lane"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={wayOn(setting).lane.example}
          aria-describedby={`${id}-says ${id}-grammar`}
          value={line}
          onKeyDown={press}
          onChange={type}
        />
      </form>
      <ol className="lane-tokens" aria-hidden="true">
        {tokens.map(({ text, means }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place in the line
            key={index}
            className={means.what === 'unknown' ? 'unknown' : undefined}
            data-testid={`token-${index}`}
          >
            <b translate="no">{text}</b>
            <small translate={means.what === 'score' ? 'no' : undefined}>
              {tokenText(
                words,
                means,
                players === null ? null : shortNames(players, names.inTeams),
              )}
            </small>
          </li>
        ))}
      </ol>
      <div className="lane-says" id={`${id}-says`} aria-live="polite" data-testid="lane-says">
        {row === null || players === null ? (
          <p className={isAsked && line !== '' ? 'unknown' : 'faint'}>
            {tokens[0] === undefined ? lane.start : lane.noTable(tokens[0].text)}
          </p>
        ) : unknown !== undefined ? (
          <p className="unknown">
            <Sign name="differ" /> {lane.notUnderstood(unknown.text)}
          </p>
        ) : isForForm ? (
          <p>
            <Sign name="right" /> {lane.toForm}
          </p>
        ) : refused !== null ? null : isTouched(draft) || isAsked ? (
          <EnterSays
            id={`${id}-verdict`}
            row={row}
            attempt={attempt}
            players={players}
            setting={setting}
            isAsked={isAsked}
          />
        ) : (
          <p>
            <span translate="no">
              {players[0]} – {players[1]}
            </span>
            {report !== null && (
              <span data-testid="lane-reported">
                {' '}
                <Sign name="phone" />{' '}
                {words.page.rounds.status.says(
                  names.player(report.player),
                  shortResultText(words.language, report.result),
                )}{' '}
                <span className="key">a</span> {words.page.rounds.status.accept}
              </span>
            )}
          </p>
        )}
      </div>
      <p className="lane-grammar" id={`${id}-grammar`}>
        <span className="rare">{lane.grammar[setting.scoring.method]}:</span>{' '}
        {wayOn(setting).lane.hasGames &&
          lane.games.map(([letter, means]) => (
            <span key={letter}>
              <span className="key">{letter}</span> {means}{' '}
            </span>
          ))}
        {endingLetters(setting).map(([letter, ending], index) => (
          <span key={letter} className={index < usualEndings ? undefined : 'rare'}>
            <span className="key">{letter}</span> {words.label(`ending.${ending}`)}{' '}
          </span>
        ))}
        <span className="rare">
          <span className="key">-</span> {lane.swap}
        </span>
        {wayOn(setting).counted !== null && (
          <span className="rare">
            <span className="key">=</span> {words.page.rounds.calculator.name}
          </span>
        )}
      </p>
      {refused !== null && decision?.granted === false && (
        <TroubleNote
          trouble={{ kind: 'refused', refusal: decision.refusal }}
          onOverride={(reason) => void give(refused, reason)}
        />
      )}
    </section>
  )
}
