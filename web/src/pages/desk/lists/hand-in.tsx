import { type ListView, listChanges, type Refusal } from '@topcut/engine'
import { buttonLabel, refusalSentence } from '@topcut/protocol/words'
import { useLeading } from '../../../leader/leading.ts'
import { ListChangesNote } from '../../../parts/list/cards/sheet/list-changes-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { cardsWords } from '../../../words/cards.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { type Correction, CorrectionFields } from './correction-fields.tsx'
import type { TypedList } from './use-typed-list.ts'

type Props = {
  readonly view: ListView
  readonly form: TypedList
  readonly correction: Correction
  readonly refusal: Refusal | null
  readonly isBusy: boolean
  readonly onCorrection: (correction: Correction) => void
}

/** What changes and why, where the list is locked; what is refused; and the button. */
export const HandIn = (props: Props) => {
  const { view, form, correction, refusal, isBusy, onCorrection } = props
  const { names } = useLeading()
  const { page, language, term } = useWords(deskWords)
  const { change } = useWords(cardsWords)
  const { isLocked, typed, list, clauses, setTyped } = form
  return (
    <>
      {view.list !== null && typed !== null && (
        <section>
          <h3>{change.changed}</h3>
          <ListChangesNote changes={listChanges(view.list, list)} />
        </section>
      )}
      {isLocked && (
        <CorrectionFields
          value={correction}
          rule={clauses.investigate?.rule}
          onChange={onCorrection}
        />
      )}
      {refusal !== null && (
        <Note tone="wrong">
          <RuledText>{refusalSentence(language, refusal, names)}</RuledText>
        </Note>
      )}
      <div className="inline">
        <Button type="submit" data-testid="hand-in" isPending={isBusy}>
          {isBusy
            ? term('saving')
            : buttonLabel(language, isLocked ? 'correct-list' : 'submit-list')}
        </Button>
        {typed !== null && (
          <Button tone="quiet" onClick={() => setTyped(null)}>
            {page.before.discardDraft}
          </Button>
        )}
      </div>
    </>
  )
}
