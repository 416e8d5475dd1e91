import { type ListClauses, type ListOf, listPoints, unambiguousName } from '@topcut/engine'
import type { ReactNode } from 'react'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import type { Paper } from '../paper-context.ts'

type Costed = Parameters<typeof unambiguousName>[0] & { readonly points: number }

type Asked = {
  readonly name: string
  readonly under: string
  readonly rows: readonly (readonly [Costed, readonly Costed[]] | null)[]
  readonly list: ListOf<'army' | 'squad'> | null
  readonly cap: Extract<ListClauses, { readonly kind: 'army' }>['pointCap']
  readonly isLow?: boolean
}

/** What costs points, a line each with what belongs to it, and the total; null is an empty line. */
export const costedBlocks = (
  { page, heading }: Paper['words'],
  { name, under, rows, list, cap, isLow = false }: Asked,
): readonly ReactNode[] => [
  <p key="columns" className="list-columns with-upgrades" data-block="stays">
    <span>{name}</span>
    <span>{under}</span>
    <span className="num">{page.before.points}</span>
  </p>,
  ...rows.map((row, index) => {
    const [one, more] = row ?? [null, []]
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, two may be alike
      <div key={index} className={`list-row with-upgrades${isLow ? ' low' : ''}`} data-block>
        <p translate="no">
          <b>{one === null ? '' : unambiguousName(one)}</b>
        </p>
        <p translate="no">
          {more.map((card) => `${unambiguousName(card)} (${card.points})`).join(', ')}
        </p>
        <p className="num">
          {one === null ? '' : more.reduce((sum, { points }) => sum + points, one.points)}
        </p>
      </div>
    )
  }),
  <p key="total" className="list-total" data-block>
    <span>
      {heading('content.total')} (≤ {cap.value}) <RuleIds rules={[cap.rule]} />
    </span>
    <b>{list === null ? '' : (list.total ?? listPoints(list))}</b>
  </p>,
]
