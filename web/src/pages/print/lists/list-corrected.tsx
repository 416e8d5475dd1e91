import { usePaper } from '../paper-context.ts'
import { correctedIn } from './corrected-in.ts'
import type { ListOwner } from './list-owner.ts'

/** Why a list is not as it was handed in, and what went; what came is marked where it stands. */
export const ListCorrected = ({ owner }: { readonly owner: ListOwner }) => {
  const { state, print } = usePaper()
  const corrected = correctedIn(state, owner)
  if (corrected === null) return null
  const { reasons, removed, added } = corrected
  return (
    <p className="list-corrected" data-block>
      <b>{print.corrected}</b> <span translate="no">{reasons.join('; ')}</span>
      {removed.length > 0 && (
        <>
          {' '}
          {print.removed} <del translate="no">{removed.join(', ')}</del>.
        </>
      )}
      {added.length > 0 && ` ${print.addedMarked}`}
    </p>
  )
}
