import type { Regulation } from '@topcut/engine'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'

/** Of which ships half counts, and from when on: the documents differ by one point of hull. */
export const HalfPointsNote = ({ halfPoints }: Pick<Regulation, 'halfPoints'>) => {
  const { page } = useWords(deskWords)
  if (halfPoints === null) return null
  const { sizes, threshold } = halfPoints.value
  const named = sizes.flatMap((size) =>
    size === 'small' || size === 'large' || size === 'huge' ? [page.before.sizes[size]] : [],
  )
  return (
    <p className="faint" data-testid="half-points">
      {page.form.halfPoints[threshold](named.join(', '))} <RuleIds rules={[halfPoints.rule]} />
    </p>
  )
}
