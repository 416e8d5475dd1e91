import type { Command, PlayerState } from '@topcut/engine'
import { buttonLabel } from '@topcut/protocol/words'
import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { type Trouble, troubleOf } from '../../../state/sending/outbox.ts'
import { Button } from '../../../ui/button.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { wishesApart, wishRule } from './apart.ts'

type Props = {
  readonly chosen: readonly PlayerState[]
  readonly onAll: () => void
  readonly onDone: () => void
}

/** What can be done with many at once: check in, mark payments, keep apart, remove. */
export const ChosenPlayers = ({ chosen, onAll, onDone }: Props) => {
  const { state, actAll } = useLeading()
  const { page, term, language } = useWords(deskWords)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const rule = wishRule(state)
  const idsOf = (some: readonly PlayerState[]) => some.map(({ player }) => player)
  const comes = chosen.filter(({ status, checkedIn }) => status === 'registered' && !checkedIn)
  const here = idsOf(chosen.filter(({ lastRound }) => lastRound === null))
  const wishes = rule === null ? [] : wishesApart(state.players, [here])
  const payment = (paid: boolean): readonly Command[] => {
    const players = idsOf(chosen.filter((one) => one.paid !== paid))
    return players.length === 0 ? [] : [{ kind: 'mark-payment', players, paid }]
  }
  const checkIns = idsOf(comes).map((player): Command => ({ kind: 'check-in-player', player }))
  const apart: readonly Command[] = wishes.length === 0 ? [] : [{ kind: 'change-wishes', wishes }]
  const registered = idsOf(chosen.filter(({ status }) => status === 'registered'))
  const removal: readonly Command[] =
    registered.length === 0 ? [] : [{ kind: 'remove-registrations', players: registered }]
  const doings = [
    ['check-in', buttonLabel(language, 'check-in-player'), state.stages.length > 0 ? [] : checkIns],
    ['paid', page.people.markPaid, payment(true)],
    ['unpaid', page.people.markUnpaid, payment(false)],
    ['apart', page.people.keepApart, apart],
    ['remove', buttonLabel(language, 'remove-registrations'), removal],
  ] as const

  const give = async (commands: readonly Command[]) => {
    if (isBusy) return
    setBusy(true)
    const outcomes = await actAll(
      commands.map((command) => ({ command })),
      page.checkedInMany,
    )
    setBusy(false)
    setTrouble(outcomes.map(troubleOf).find((one) => one !== null) ?? null)
  }

  return (
    <div className="chosen-players" data-testid="chosen-players">
      <p aria-live="polite">{page.people.chosen(chosen.length)}</p>
      <Button size="small" data-testid="choose-shown" onClick={onAll}>
        {page.people.chooseShown}
      </Button>
      {doings
        .filter(([, , commands]) => commands.length > 0)
        .map(([name, text, commands]) => (
          <Button
            key={name}
            size="small"
            isPending={isBusy}
            data-testid={`chosen-${name}`}
            onClick={() => give(commands)}
          >
            {isBusy ? term('saving') : text}
          </Button>
        ))}
      {apart.length > 0 && rule !== null && <RuleIds rules={[rule]} />}
      <Button tone="quiet" size="small" data-testid="end-choosing" onClick={onDone}>
        {page.people.endChoosing}
      </Button>
      {trouble !== null && <TroubleNote trouble={trouble} />}
    </div>
  )
}
