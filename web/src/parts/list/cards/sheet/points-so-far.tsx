import { type ListClauses, listPoints, type SquadList } from '@topcut/engine'
import { RuleIds } from '../../../../ui/rule-ids.tsx'
import { Sign } from '../../../../ui/sign.tsx'
import { cardsWords } from '../../../../words/cards.ts'
import { useWords } from '../../../../words/use-words.ts'
import { entryPoints } from './entry-points.ts'
import './points-so-far.css'

type Props = { readonly list: SquadList; readonly clauses: ListClauses }

/** What the cards add up to beside what may be spent: nobody types it. */
export const PointsSoFar = ({ list, clauses }: Props) => {
  const words = useWords(cardsWords)
  if ((list.kind !== 'squad' && list.kind !== 'army') || !('pointCap' in clauses)) return null
  const { value: cap, rule } = clauses.pointCap
  const total = listPoints(list)
  const parts = entryPoints(list)
  const isTooMuch = total > cap
  return (
    <div className="points-so-far" data-testid="adds-up">
      <p>
        <b>{total}</b>
        <span className="muted">
          {words.ofPoints(cap)} <RuleIds rules={[rule]} />
          {parts.length > 1 && (
            <>
              <br />
              {parts.join(' + ').replaceAll('+ -', '− ')}
            </>
          )}
        </span>
        <span className={isTooMuch ? 'wrong' : 'good'}>
          <Sign name={isTooMuch ? 'differ' : 'check'} />
        </span>
      </p>
      <div className="points-bar" aria-hidden="true">
        {parts.map((points, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place, two may be alike
            key={index}
            style={{ flexGrow: Math.max(points, 0) }}
          />
        ))}
        <span className="left" style={{ flexGrow: Math.max(cap - total, 0) }} />
      </div>
    </div>
  )
}
