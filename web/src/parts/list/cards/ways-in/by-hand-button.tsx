import { Button } from '../../../../ui/button.tsx'
import { cardsWords } from '../../../../words/cards.ts'
import { useWords } from '../../../../words/use-words.ts'
import { draftFromList } from '../../typing/draft-from-list.ts'
import type { CardEditor } from '../card-editor.ts'

/** The way out for what no catalogue knows: the same list as a form to be typed into. */
export const ByHandButton = ({ editor }: { readonly editor: CardEditor }) => {
  const { draft, edits, clauses, onChange } = editor
  const words = useWords(cardsWords)
  return (
    <Button
      tone="quiet"
      size="small"
      data-testid="list-as-form"
      onClick={() => {
        const isEmpty = draft.text.trim() === ''
        // A form without a row could not be typed into.
        const form = isEmpty ? draft.form : draftFromList(edits.list, draft.form, clauses).form
        onChange({ ...draft, as: 'form', form })
      }}
    >
      {words.byHand}
    </Button>
  )
}
