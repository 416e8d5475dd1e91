import type { Catalogue, ListOf, SquadList } from '@topcut/engine'
import { rulesOf } from '@topcut/engine'
import type { ReactNode } from 'react'
import { useEventCards } from '../../../leader/list/use-event-cards.ts'
import { nameOrder } from '../../../parts/name-order.ts'
import { NothingYet } from '../leaf/nothing-yet.tsx'
import { usePaper } from '../paper-context.ts'
import { ArmyLeaves } from './army-leaves.tsx'
import { DeckLeaves } from './deck-leaves.tsx'
import type { ListOwner } from './list-owner.ts'
import { SquadLeaves } from './squad-leaves.tsx'
import { TextLeaves } from './text-leaves.tsx'
import './lists.css'

type Props = {
  readonly list: SquadList | null
  readonly owner: ListOwner
  readonly cards: Catalogue | null | undefined
}

/** One list as the document describes it: filled in, or with room to write. */
const ListLeaves = ({ list, owner, cards }: Props): ReactNode => {
  const { state } = usePaper()
  const { lists } = rulesOf(state.created).regulation
  if (list?.kind === 'text') return <TextLeaves list={list} owner={owner} />
  switch (lists.kind) {
    case 'squad':
      return <SquadLeaves clauses={lists} list={squad(list)} owner={owner} cards={cards} />
    case 'army':
      return <ArmyLeaves clauses={lists} list={army(list)} owner={owner} />
    default:
      return <DeckLeaves clauses={lists} list={decks(list)} owner={owner} />
  }
}

const squad = (list: SquadList | null): ListOf<'squad'> | null =>
  list?.kind === 'squad' ? list : null
const army = (list: SquadList | null): ListOf<'army'> | null =>
  list?.kind === 'army' ? list : null
const decks = (list: SquadList | null): ListOf<'decks' | 'team-decks'> | null =>
  list?.kind === 'decks' || list?.kind === 'team-decks' ? list : null

/** A blank one to copy, one for everybody with the name on it, or those that were handed in. */
export const Lists = () => {
  const { state, names, people, words, print, lists: kind } = usePaper()
  const cards = useEventCards()
  const order = nameOrder(words.language, names.inTeams)
  const owners = [...state.players.values()]
    .filter(({ status }) => status === 'registered' || status === 'active')
    .map(({ player }) => ({
      player,
      name: names.player(player),
      person: people.get(player) ?? null,
    }))
    .toSorted(order.compare)
  const shown = kind === 'filled' ? owners.filter(({ player }) => state.lists.has(player)) : owners
  if (kind === 'blank') return <ListLeaves list={null} owner={null} cards={null} />
  if (shown.length === 0) {
    return (
      <NothingYet>{kind === 'filled' ? print.noLists : words.term('empty.players')}</NothingYet>
    )
  }
  return shown.map((owner) => (
    <ListLeaves
      // What is printed on the cards makes lines longer: then leaves are filled anew.
      key={`${owner.player} ${cards?.id}`}
      list={kind === 'named' ? null : (state.lists.get(owner.player)?.list ?? null)}
      owner={owner}
      cards={cards}
    />
  ))
}
