import { type ListView, rulesOf } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { CardTicks } from '../../../leader/list/card-ticks.tsx'
import { CheckedByHand } from '../../../leader/list/checked-by-hand.tsx'
import { Button } from '../../../ui/button.tsx'
import { Pill } from '../../../ui/note.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { DeckCheckForm } from './deck-check-form.tsx'
import { ListForm } from './list-form.tsx'

type Props = {
  readonly view: ListView
  readonly onClose: () => void
  readonly onHandedIn: () => void
}

/** One list: entered, read or corrected; what was corrected, and what a look into the deck found. */
export const ListPanel = ({ view, onClose, onHandedIn }: Props) => {
  const { state, names } = useLeading()
  const { page, term } = useWords(deskWords)
  const name = names.player(view.player)
  const { deckCheck } = rulesOf(state.created).regulation.lists
  return (
    <section
      className="list-panel"
      aria-label={page.before.listOf(name)}
      onKeyDown={(key) => {
        if (key.key === 'Escape') onClose()
      }}
    >
      <header className="panel-head">
        <h3>{name}</h3>
        <Button tone="quiet" size="small" onClick={onClose}>
          <span className="to-table">{page.before.back}</span>
          <span className="to-close">{page.close}</span>
        </Button>
      </header>
      <CheckedByHand view={view} />
      <ListForm view={view} onDone={view.list === null ? onHandedIn : onClose} />
      {view.corrections.length > 0 && (
        <section>
          <h3>{page.before.corrections}</h3>
          <ul className="corrections">
            {view.corrections.map(({ reason, possibleAdvantage }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: corrections are only ever added
              <li key={index}>
                {term('reason')}: {reason}
                {possibleAdvantage && (
                  <Pill tone="warn">
                    <Sign name="warn" />
                    {page.before.advantageNoted}
                  </Pill>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {deckCheck === null ? (
        <CardTicks player={view.player} />
      ) : (
        <DeckCheckForm player={view.player} />
      )}
    </section>
  )
}
