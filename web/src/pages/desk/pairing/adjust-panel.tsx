import { type Command, type Round, rulesOf } from '@topcut/engine'
import { refusalSentence, warningSentence } from '@topcut/protocol/words'
import { useEffect, useRef, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { CostTable } from '../../../leader/table/amend/cost-list.tsx'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { type Trouble, troubleOf } from '../../../state/sending/outbox.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { type Change, commandsFor, costNow, playersOf, proposed, seatingOf } from './proposal.ts'
import { spotsTyped } from './swap.ts'

type Props = {
  readonly round: Round
  /** The two that are meant, as they would be typed. */
  readonly line: string
  readonly setLine: (line: string) => void
  readonly change: Change
  readonly setChange: (change: Change) => void
}

const fields = 'input, textarea, select, [role=dialog], dialog'

/** A change of the pairings: what it costs before it is made, and why it is made. */
export const AdjustPanel = ({ round, line, setLine, change, setChange }: Props) => {
  const { event, state, names, act, me } = useLeading()
  const words = useWords(deskWords)
  const { adjust } = words.page.rounds
  const [reason, setReason] = useState('')
  const [trouble, setTrouble] = useState<{
    readonly of: Trouble
    readonly rest: readonly Command[]
  } | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const why = useRef<HTMLInputElement>(null)
  const isPreview = round.status === 'paired'
  const spots = spotsTyped(line)
  const players = spots === null ? null : playersOf(seatingOf(event, round), spots)
  const commands = spots === null ? null : commandsFor(event, round, change, spots, reason)
  // A reason that is still to be typed is no objection to the change.
  const tried = spots === null ? null : commandsFor(event, round, change, spots, '-')
  const then = tried === null ? null : proposed(event, me, round, tried)
  const changes: readonly Change[] =
    isPreview && players !== null ? ['swap', 'fixed', 'forbidden'] : ['swap']
  const labels = { swap: adjust.swap, fixed: adjust.fix, forbidden: adjust.forbid }
  const { pairing } = rulesOf(state.created).regulation

  const leave = () => {
    setLine('')
    setChange('swap')
    setReason('')
    setTrouble(null)
  }
  /** One after the other; a refused one stops the rest, and a reason lets it go on. */
  const give = async (rest: readonly Command[], override?: string): Promise<void> => {
    const [command, ...later] = rest
    if (command === undefined) return leave()
    const outcome = await act(override === undefined ? { command } : { command, override })
    const refused = troubleOf(outcome)
    if (refused === null) return give(later)
    setTrouble({ of: refused, rest })
  }

  // In a preview no table has a field of its own: a number begins a swap.
  useEffect(() => {
    if (!isPreview) return
    const hear = (key: KeyboardEvent) => {
      const isTyped = key.target instanceof HTMLElement && key.target.closest(fields) !== null
      if (isTyped || key.ctrlKey || key.metaKey || key.altKey || !/^\d$/.test(key.key)) return
      key.preventDefault()
      field.current?.focus()
      setLine(key.key)
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [isPreview, setLine])

  const title = (): string => {
    if (spots === null) return ''
    if (players === null) {
      const [one, two] = spots
      return one.at === 'table' && two.at === 'table' ? adjust.swapTables(one.table, two.table) : ''
    }
    const [one, two] = [names.player(players[0]), names.player(players[1])]
    if (change === 'swap') return adjust.swapPlayers(one, two)
    return change === 'fixed' ? adjust.meets(one, two) : adjust.apart(one, two)
  }

  return (
    <section
      className={spots === null ? 'adjust' : 'adjust proposing'}
      aria-label={adjust.heading}
      data-testid="adjust"
    >
      <h3>{adjust.heading}</h3>
      <TextField
        className="inline"
        inputClass="swap-line"
        ref={field}
        label={adjust.line}
        data-testid="swap-line"
        value={line}
        onKeyDown={(key) => {
          if (key.key === 'Escape') leave()
          // The reason is all that is left to type.
          if (key.key === 'Enter' && !key.ctrlKey && !key.metaKey) why.current?.focus()
        }}
        onChange={(typed) => {
          setTrouble(null)
          setLine(typed)
        }}
      />
      {spots === null && (
        <p className="faint">
          {isPreview && adjust.drag} {adjust.hint}
        </p>
      )}
      {spots !== null && (
        <form
          onSubmit={(submitted) => {
            submitted.preventDefault()
            if (commands === null || reason.trim() === '') return
            // Where people play already, the reason is also what the exception goes by.
            void give(commands, round.clock === null ? undefined : reason.trim())
          }}
        >
          {changes.length > 1 && (
            <Choice
              label={adjust.heading}
              value={change}
              options={changes.map((one) => ({
                value: one,
                text: labels[one],
                testId: `change-${one}`,
              }))}
              onChange={setChange}
            />
          )}
          {then === null ? (
            <Note tone="wrong">{adjust.notPossible}</Note>
          ) : 'refusal' in then ? (
            <Note tone="wrong">
              <RuledText>{refusalSentence(words.language, then.refusal, names)}</RuledText>
            </Note>
          ) : (
            <>
              <p className="strong">
                <Sign name="swap" /> {title()}
              </p>
              <CostTable before={costNow(round)} after={then.cost} />
              {then.warnings.map((warning) => (
                <Note tone="warn" key={JSON.stringify(warning)}>
                  <RuledText>{warningSentence(words.language, warning, names)}</RuledText>
                </Note>
              ))}
              {change !== 'swap' && <p className="muted">{adjust.redraws}</p>}
              <p>
                <RuleIds rules={[pairing.rematch.rule, pairing.laterRounds.rule]} />
              </p>
            </>
          )}
          {then !== null && (
            <>
              <TextField
                ref={why}
                label={adjust.why}
                data-testid="adjust-reason"
                required
                value={reason}
                onChange={setReason}
              />
              <p className="inline">
                <Button type="submit" size="small" data-testid="adjust-give">
                  {labels[change]}
                </Button>
                <Button tone="quiet" size="small" onClick={leave}>
                  {adjust.keep}
                </Button>
              </p>
            </>
          )}
        </form>
      )}
      {trouble !== null && (
        <TroubleNote
          trouble={trouble.of}
          onOverride={(override) => void give(trouble.rest, override)}
        />
      )}
    </section>
  )
}
