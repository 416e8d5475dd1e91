import type { ListClauses, ListOf } from '@topcut/engine'
import { listPoints } from '@topcut/engine'
import { thing } from '@topcut/protocol/words'
import type { ReactNode } from 'react'
import { RuleIds } from '../../../look/rule-ids.tsx'
import { capital } from '../../../words/capital.ts'
import { Leaves } from '../leaf/leaves.tsx'
import { usePaper } from '../paper-context.ts'
import { withBlankRows } from './blank-rows.ts'
import { ListHead } from './list-head.tsx'
import { ListSigns } from './list-signs.tsx'
import type { ListOwner } from './lists.tsx'

type Props = {
  readonly clauses: Extract<ListClauses, { readonly kind: 'army' }>
  readonly list: ListOf<'army'> | null
  readonly owner: ListOwner
}

const usualGroups = 10
/** As the rules of play have it; a list may name fewer or more. */
const usualCommands = 15

/** Deployment cards with what is attached to them, the total and the command deck. */
export const ArmyLeaves = ({ clauses, list, owner }: Props) => {
  const { words, print } = usePaper()
  const { page, heading, label, language } = words
  const { before } = page
  const groups = withBlankRows(list?.deployments ?? [], list === null ? usualGroups : 0)
  const commands = withBlankRows(list?.commandDeck ?? [], usualCommands)
  const blocks: readonly ReactNode[] = [
    <ListHead
      key="head"
      fields={[
        [heading('player'), owner?.name ?? ''],
        [before.faction, list === null ? '' : capital(language, thing(language, list.faction))],
      ]}
    />,
    <p key="columns" className="list-columns with-upgrades" data-block="stays">
      <span>{before.groupName}</span>
      <span>{print.attached}</span>
      <span className="num">{before.points}</span>
    </p>,
    ...groups.map((group, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place, two may be alike
      <div key={index} className="list-row with-upgrades low" data-block>
        <p translate="no">
          <b>{group?.name}</b>
        </p>
        <p translate="no">
          {group?.attachments.map(({ name, points }) => `${name} (${points})`).join(', ')}
        </p>
        <p className="num">
          {group === null
            ? ''
            : group.points + group.attachments.reduce((sum, { points }) => sum + points, 0)}
        </p>
      </div>
    )),
    <p key="total" className="list-total" data-block>
      <span>
        {heading('content.total')} (≤ {clauses.pointCap.value}){' '}
        <RuleIds rules={[clauses.pointCap.rule]} />
      </span>
      <b>{list === null ? '' : (list.total ?? listPoints(list))}</b>
    </p>,
    <div key="commands" className="list-choice" data-block>
      <h3>{heading('content.command-deck')}</h3>
      <p className="list-lines three">
        {commands.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place, two may be alike
          <span key={index} translate="no">
            {card?.name}
          </span>
        ))}
      </p>
      {list?.sleeves !== undefined && (
        <p>
          {before.sleeves}: {label(`sleeves.${list.sleeves}`)}
        </p>
      )}
    </div>,
    <ListSigns key="signs" rule={clauses.pointsCheck?.rule ?? null} />,
  ]
  return (
    <Leaves
      title={heading('list.army')}
      note={<RuleIds rules={[clauses.list.rule]} />}
      count={blocks.length}
    >
      {(shown) => shown.map((at) => blocks[at])}
    </Leaves>
  )
}
