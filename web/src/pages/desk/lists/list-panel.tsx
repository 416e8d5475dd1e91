import { type ListView, rulesOf } from '@topcut/engine'
import { thing } from '@topcut/protocol/words'
import { useLeading } from '../../../leader/leading.ts'
import { CardTicks } from '../../../leader/list/card-ticks.tsx'
import { CheckedByHand } from '../../../leader/list/checked-by-hand.tsx'
import { PrintLink } from '../../../leader/print/print-link.tsx'
import { ListChangesNote } from '../../../parts/list/cards/sheet/list-changes-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note, Pill } from '../../../ui/note.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { DeckCheckForm } from './deck-check-form.tsx'
import { ListForm } from './list-form.tsx'
import { useListDraft } from './use-typed-list.ts'

type Props = {
  readonly view: ListView
  /** Nothing stands beside it: it is the whole section. */
  readonly isAlone: boolean
  readonly onClose: () => void
  readonly onHandedIn: () => void
}

/** One list: entered, read or corrected; what was corrected, and what a look into the deck found. */
export const ListPanel = ({ view, isAlone, onClose, onHandedIn }: Props) => {
  const { state, names } = useLeading()
  const { page, term, language } = useWords(deskWords)
  const { list } = view
  const [typed] = useListDraft(view.player)
  const Heading = isAlone ? 'h2' : 'h3'
  const name = names.player(view.player)
  const { deckCheck } = rulesOf(state.created).regulation.lists
  return (
    <section
      className={isAlone ? 'list-panel alone' : 'list-panel'}
      aria-label={page.before.listOf(name)}
      onKeyDown={(key) => {
        if (key.key === 'Escape') onClose()
      }}
    >
      <header className="panel-head">
        <Heading translate="no">{name}</Heading>
        {list !== null && (list.kind === 'squad' || list.kind === 'army') && (
          <Pill>{capital(language, thing(language, list.faction))}</Pill>
        )}
        {list !== null && <PrintLink sheet="lists" />}
        <Button tone="quiet" size="small" data-testid="close-list" onClick={onClose}>
          <span className="to-table">{page.before.back}</span>
          <span className="to-close">{page.close}</span>
        </Button>
      </header>
      {/* Nobody vouches for one list while looking at another. */}
      {typed === null || list === null ? (
        <CheckedByHand view={view} />
      ) : (
        <Note tone="warn" data-testid="not-handed-in">
          {page.before.notHandedIn}
        </Note>
      )}
      <ListForm view={view} onDone={view.list === null ? onHandedIn : onClose} />
      {view.corrections.length > 0 && (
        <section>
          <h3>{page.before.corrections}</h3>
          <ul className="corrections">
            {view.corrections.map(({ reason, possibleAdvantage, changes }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: corrections are only ever added
              <li key={index}>
                {term('reason')}: <span translate="no">{reason}</span>
                {possibleAdvantage && (
                  <Pill tone="warn">
                    <Sign name="warn" />
                    {page.before.advantageNoted}
                  </Pill>
                )}
                <ListChangesNote changes={changes} />
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
