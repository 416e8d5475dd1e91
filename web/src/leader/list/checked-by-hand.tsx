import { type ListView, rulesOf } from '@topcut/engine'
import { buttonLabel } from '@topcut/protocol/words'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { cardsWords } from '../../words/cards.ts'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'
import { actorText } from '../matters/actor-text.ts'
import { TroubleNote } from '../trouble-note.tsx'
import { useGiving } from '../use-giving.ts'
import './checked-by-hand.css'

/**
 * Of a list in words, or with cards that nobody knows, somebody has to say that it was looked
 * through; who did is said here.
 */
export const CheckedByHand = ({ view }: { readonly view: ListView }) => {
  const { state, names } = useLeading()
  const words = useWords(deskWords)
  const giving = useGiving()
  const { vouch } = useWords(cardsWords)
  const { before } = words.page
  if (view.checkedBy !== undefined) {
    return (
      <Note tone="good" data-testid="checked-by">
        {before.checkedBy(actorText(words, names, view.checkedBy))}
      </Note>
    )
  }
  const hasUnknown = view.findings.some(({ code }) => code === 'unknown-card')
  if (view.isUnchecked !== true && !hasUnknown) return null
  return (
    <div className="list-check">
      <Note tone="warn">
        {view.isUnchecked === true ? before.toBeChecked : vouch}{' '}
        <RuleIds rules={[rulesOf(state.created).regulation.lists.list.rule]} />
      </Note>
      <Button
        size="small"
        data-testid="record-list-check"
        isPending={giving.isBusy}
        onClick={() => giving.give({ kind: 'record-list-check', player: view.player })}
      >
        {buttonLabel(words.language, 'record-list-check')}
      </Button>
      {giving.trouble !== null && (
        <TroubleNote trouble={giving.trouble} onOverride={giving.override} />
      )}
    </div>
  )
}
