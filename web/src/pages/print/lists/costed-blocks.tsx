import { type ListClauses, type ListOf, listPoints, unambiguousName } from '@topcut/engine'
import { slotText } from '@topcut/protocol/words'
import type { ReactNode } from 'react'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { capital } from '../../../words/capital.ts'
import type { Paper } from '../paper-context.ts'

type Costed = Parameters<typeof unambiguousName>[0] & {
  readonly points: number
  readonly slot?: string
}

type CostedRow = {
  readonly card: Costed
  /** What it is beside its name: its kind of ship, how many figures. */
  readonly about: string
  readonly more: readonly Costed[]
}

type Asked = {
  readonly name: string
  readonly under: string
  readonly rows: readonly (CostedRow | null)[]
  readonly list: ListOf<'army' | 'squad'> | null
  readonly cap: Extract<ListClauses, { readonly kind: 'army' }>['pointCap']
  readonly isLow?: boolean
  /** Names of cards that a correction brought. */
  readonly added: readonly string[]
}

const named = (card: Costed, added: readonly string[]): string =>
  added.includes(card.name) ? `${unambiguousName(card)} *` : unambiguousName(card)

/** What costs points, a line each with what belongs to it, and the total; null is an empty line. */
export const costedBlocks = (
  { page, heading, language }: Paper['words'],
  { name, under, rows, list, cap, added, isLow = false }: Asked,
): readonly ReactNode[] => [
  <p key="columns" className="list-columns with-upgrades" data-block="stays">
    <span>{name}</span>
    <span>{under}</span>
    <span className="num">{page.before.points}</span>
  </p>,
  ...rows.map((row, index) => {
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, two may be alike
      <div key={index} className={`list-row with-upgrades${isLow ? ' low' : ''}`} data-block>
        <p translate="no">
          <b>{row === null ? '' : named(row.card, added)}</b>
          {row !== null && row.about !== '' && <small>{row.about}</small>}
        </p>
        <p>
          {row?.more.map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place, two may be alike
            <span key={at}>
              {card.slot !== undefined && (
                <small>{capital(language, slotText(language, card.slot))} </small>
              )}
              <span translate="no">
                {named(card, added)} ({card.points})
              </span>
              {at < row.more.length - 1 && ','}
            </span>
          ))}
        </p>
        <p className="num">
          {row?.more.reduce((sum, { points }) => sum + points, row.card.points)}
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
