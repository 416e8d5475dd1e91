import type { ListClauses, ListOf } from '@topcut/engine'
import { thing } from '@topcut/protocol/words'
import type { ReactNode } from 'react'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { capital } from '../../../words/capital.ts'
import { Leaves } from '../leaf/leaves.tsx'
import { usePaper } from '../paper-context.ts'
import { withBlankRows } from './blank-rows.ts'
import { correctedIn } from './corrected-in.ts'
import { costedBlocks } from './costed-blocks.tsx'
import { ListCorrected } from './list-corrected.tsx'
import { ListHead } from './list-head.tsx'
import type { ListOwner } from './list-owner.ts'
import { ListSigns } from './list-signs.tsx'

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
  const { state, words, print } = usePaper()
  const { page, heading, label, language } = words
  const { before } = page
  const corrected = list === null ? null : correctedIn(state, owner)
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
    ...costedBlocks(words, {
      name: before.groupName,
      under: print.attached,
      rows: groups.map((one) => {
        if (one === null) return null
        const { figures = 1, figurePoints, attachments: more } = one
        const isGroup = figures > 1 && figurePoints !== undefined
        return { card: one, about: isGroup ? print.figures(figures, figurePoints) : '', more }
      }),
      list,
      cap: clauses.pointCap,
      added: corrected?.added ?? [],
      isLow: true,
    }),
    <div key="commands" className="list-choice" data-block>
      <h3>{heading('content.command-deck')}</h3>
      <p className="list-lines three">
        {commands.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place, two may be alike
          <span key={index} translate="no">
            {card === null ? '' : `${card.name}${corrected?.added.includes(card.name) ? ' *' : ''}`}
          </span>
        ))}
      </p>
      {list?.sleeves !== undefined && (
        <p>
          {before.sleeves}: {label(`sleeves.${list.sleeves}`)}
        </p>
      )}
    </div>,
    ...(corrected === null ? [] : [<ListCorrected key="corrected" owner={owner} />]),
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
