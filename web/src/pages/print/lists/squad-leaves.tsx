import type { Catalogue, ListClauses, ListOf } from '@topcut/engine'
import { obstacleText, thing } from '@topcut/protocol/words'
import type { ReactNode } from 'react'
import { printedOn } from '../../../parts/list/shown/printed-on.ts'
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
  readonly clauses: Extract<ListClauses, { readonly kind: 'squad' }>
  readonly list: ListOf<'squad'> | null
  readonly owner: ListOwner
  readonly cards: Catalogue | null | undefined
}

/** More than a hundred points ever buy. */
const mostShips = 8

/** Ships with their upgrades, the total, the obstacles and the damage deck. */
export const SquadLeaves = ({ clauses, list, owner, cards }: Props) => {
  const { state, words, print } = usePaper()
  const { page, heading, language } = words
  const { before } = page
  const corrected = list === null ? null : correctedIn(state, owner)
  const word = (text: string) => capital(language, thing(language, text))
  const ships = withBlankRows(list?.ships ?? [], list === null ? mostShips : 0)
  const { count } = clauses.obstacles.value
  const { shipName, skill } = printedOn(cards, language)
  const aboutShip = (ship: ListOf<'squad'>['ships'][number]): string => {
    const level = skill(ship)
    return [
      ...(ship.ship === undefined ? [] : [shipName(ship.ship)]),
      ...(level === null ? [] : [print.skill(level)]),
    ].join(', ')
  }
  const obstacles = withBlankRows(list?.obstacles ?? [], count)
  const blocks: readonly ReactNode[] = [
    <ListHead
      key="head"
      fields={[
        [heading('player'), owner?.name ?? ''],
        [before.faction, list === null ? '' : word(list.faction)],
      ]}
    />,
    ...costedBlocks(words, {
      name: before.shipName,
      under: print.upgrades,
      rows: ships.map((one) =>
        one === null ? null : { card: one, about: aboutShip(one), more: one.upgrades },
      ),
      list,
      cap: clauses.pointCap,
      added: corrected?.added ?? [],
    }),
    <div key="obstacles" className="list-choice" data-block>
      <h3>
        {heading('content.obstacles')} <RuleIds rules={[clauses.obstacles.rule]} />
      </h3>
      <p className="list-lines three">
        {obstacles.map((obstacle, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: first, second and third
          <span key={index}>{obstacle === null ? '' : obstacleText(language, obstacle)}</span>
        ))}
      </p>
    </div>,
    <div key="deck" className="list-choice" data-block>
      <h3>
        {heading('content.damage-deck')} <RuleIds rules={[clauses.damageDecks.rule]} />
      </h3>
      <p className="list-ticks">
        {clauses.damageDecks.value.map(({ deck }) => (
          <span key={deck} className={list?.damageDeck === deck ? 'tick is-ticked' : 'tick'}>
            {word(deck)}
          </span>
        ))}
      </p>
    </div>,
    ...(corrected === null ? [] : [<ListCorrected key="corrected" owner={owner} />]),
    <ListSigns key="signs" rule={clauses.pointsCheck?.rule ?? null} />,
  ]
  return (
    <Leaves
      title={heading('list.squad')}
      note={<RuleIds rules={[clauses.list.rule]} />}
      count={blocks.length}
    >
      {(shown) => shown.map((at) => blocks[at])}
    </Leaves>
  )
}
