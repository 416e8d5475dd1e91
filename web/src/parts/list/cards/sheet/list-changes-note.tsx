import type { ListChanges } from '@topcut/engine'
import { cardsWords } from '../../../../words/cards.ts'
import { useWords } from '../../../../words/use-words.ts'

/** What a correction takes out of a list and puts into it. */
export const ListChangesNote = ({ changes }: { readonly changes: ListChanges }) => {
  const words = useWords(cardsWords)
  const { removed, added, points } = changes
  if (removed.length + added.length === 0) return <p className="muted">{words.change.none}</p>
  return (
    <div className="list-changes" data-testid="list-changes">
      {removed.length > 0 && (
        <p>
          {words.change.removed} <del translate="no">{removed.join(', ')}</del>
        </p>
      )}
      {added.length > 0 && (
        <p>
          {words.change.added} <ins translate="no">{added.join(', ')}</ins>
        </p>
      )}
      {points !== null && points.before !== points.now && (
        <p className="muted">{words.pointsChange(points.before, points.now)}</p>
      )}
    </div>
  )
}
