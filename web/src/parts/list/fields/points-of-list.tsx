import type { ListClauses, ListOf } from '@topcut/engine'
import { listPoints } from '@topcut/engine'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import type { FormOf } from '../typing/list-draft.ts'
import { listTyped } from '../typing/list-typed.ts'

type Props = {
  readonly clauses: Extract<ListClauses, { readonly kind: 'squad' | 'army' }>
  readonly draft: FormOf<'squad' | 'army'>
}

/** What the cards add up to, beside what may be spent. */
export const PointsOfList = ({ clauses, draft }: Props) => {
  const { page } = useWords(deskWords)
  const typed = listTyped({ as: 'form', form: draft, text: '' }, null, clauses)
  const list = typed as ListOf<'squad' | 'army'>
  const points = listPoints(list)
  const { value: cap, rule } = clauses.pointCap
  return (
    <p className={points > cap ? 'adds-up wrong' : 'adds-up muted'} data-testid="adds-up">
      {page.before.addsUp(points, cap)} <RuleIds rules={[rule]} />
    </p>
  )
}
