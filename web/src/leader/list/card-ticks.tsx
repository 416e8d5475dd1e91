import type { PlayerId } from '@topcut/engine'
import { useState } from 'react'
import { ListTicks } from '../../parts/list/ticks/list-ticks.tsx'
import { tickGroups } from '../../parts/list/ticks/tick-groups.ts'
import { notFound, type Ticked } from '../../parts/list/ticks/ticked.ts'
import { useDraft } from '../../state/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { shownListWords } from '../../words/shown-list.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'
import { useEventCards } from './use-event-cards.ts'

type Props = {
  readonly player: PlayerId
  /** Takes what was not found; absent where nothing is put on record. */
  readonly onMissing?: (names: readonly string[]) => void
}

/** The cards of a list beside those on the table; folded away until somebody looks through them. */
export const CardTicks = ({ player, onMissing }: Props) => {
  const words = useWords(shownListWords)
  const [isOpen, setOpen] = useState(false)
  const { state } = useLeading()
  if (!state.lists.has(player)) return null
  return (
    <details
      className="card-ticks"
      data-testid="card-ticks"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.tickOff}</summary>
      {isOpen && <OpenTicks player={player} {...(onMissing === undefined ? {} : { onMissing })} />}
    </details>
  )
}

const OpenTicks = ({ player, onMissing }: Props) => {
  const { state, workplace } = useLeading()
  const words = useWords(shownListWords)
  const cards = useEventCards()
  // Whoever looks through sixty cards is called away.
  const [ticked, setTicked] = useDraft<Ticked>(`${workplace.event}.ticks.${player}`, [])
  const list = state.lists.get(player)?.list
  if (list === undefined) return null
  const groups = tickGroups(list, cards, { commandDeck: words.inCommandDeck, others: words.others })
  const missing = notFound(groups, ticked)
  return (
    <>
      <ListTicks groups={groups} ticked={ticked} onChange={setTicked} />
      <div className="inline">
        {onMissing !== undefined && ticked.length > 0 && missing.length > 0 && (
          <Button
            size="small"
            data-testid="take-missing"
            onClick={() => onMissing(missing.map(words.missing))}
          >
            {words.takeMissing(missing.length)}
          </Button>
        )}
        {ticked.length > 0 && (
          <Button tone="quiet" size="small" onClick={() => setTicked([])}>
            {words.startAgain}
          </Button>
        )}
      </div>
    </>
  )
}
