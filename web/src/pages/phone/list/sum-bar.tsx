import { listPoints } from '@topcut/engine'
import type { CardEditor } from '../../../parts/list/cards/card-editor.ts'
import { Button } from '../../../ui/button.tsx'
import { cardsWords } from '../../../words/cards.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = { readonly editor: CardEditor; readonly onNext: () => void }

/** What the cards add up to so far, at a thumb's reach, and what comes next. */
export const SumBar = ({ editor, onNext }: Props) => {
  const words = useWords(cardsWords)
  const { edits, clauses, draft } = editor
  const { list } = edits
  const isCounted = list.kind === 'squad' || list.kind === 'army'
  const total = isCounted ? listPoints(list) : 0
  const cap = 'pointCap' in clauses ? clauses.pointCap.value : null
  const next =
    draft.form.kind === 'squad'
      ? words.obstacles(
          draft.form.obstacles.filter((one) => one !== '').length,
          draft.form.obstacles.length,
        )
      : words.toTheEnd
  return (
    <div className="sum-bar">
      {cap !== null && (
        <p className={total > cap ? 'wrong' : undefined} data-testid="sum-bar">
          <b>{total}</b> <span>{words.outOf(cap)}</span>
        </p>
      )}
      <Button tone="next" size="big" data-testid="to-end" onClick={onNext}>
        {next}
      </Button>
    </div>
  )
}
