import type { ListClauses, ListOf, Side } from '@topcut/engine'
import { Fragment, type ReactNode } from 'react'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { Leaves } from '../leaf/leaves.tsx'
import { usePaper } from '../paper-context.ts'
import { withBlankRows } from './blank-rows.ts'
import { correctedIn } from './corrected-in.ts'
import { ListCorrected } from './list-corrected.tsx'
import { ListHead } from './list-head.tsx'
import type { ListOwner } from './list-owner.ts'
import { ListSigns } from './list-signs.tsx'

type Decks = ListOf<'decks' | 'team-decks'>
type Clauses = Extract<ListClauses, { readonly kind: 'decks' | 'team-decks' }>
type Deck = Decks['decks'][number]

type Props = { readonly clauses: Clauses; readonly list: Decks | null; readonly owner: ListOwner }

/** More than the document asks for at least. */
const spareSets = 2

type SheetProps = {
  readonly clauses: Clauses
  /** The decks of one person, or the sides of those that are to be written down. */
  readonly decks: readonly (Deck | Side)[]
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly owner: ListOwner
}

const DeckSheet = ({ clauses, decks, fields, owner }: SheetProps) => {
  const { state, words, print } = usePaper()
  const isFilled = decks.some((deck) => typeof deck !== 'string')
  const corrected = isFilled ? correctedIn(state, owner) : null
  const { page, heading, label } = words
  const { before } = page
  const deckBlocks = (deck: Deck | Side, index: number): readonly ReactNode[] => {
    const filled = typeof deck === 'string' ? null : deck
    const side = typeof deck === 'string' ? deck : deck.side
    const objectives = withBlankRows(
      filled?.objectives ?? [],
      filled === null ? clauses.leastSets.value + spareSets : 0,
    )
    const lines = (cards: readonly ({ readonly name: string; readonly set?: string } | null)[]) => (
      <p className="list-lines two">
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place, two may be alike
          <span key={at} translate="no">
            {card === null ? '' : `${card.name}${card.set === undefined ? '' : ` #${card.set}`}`}
            {card !== null && corrected?.added.includes(card.name) && ' *'}
          </span>
        ))}
      </p>
    )
    return [
      <div key={`deck-${index}`} className="list-choice deck-head" data-block>
        <h3>
          {before.deckOf(label(`side.${side}`))} <RuleIds rules={[clauses.decks.rule]} />
        </h3>
        <p className="written-fields">
          <span>
            {before.affiliation} <RuleIds rules={[clauses.affiliations.rule]} />
            <b translate="no">{filled?.affiliations.map(({ name }) => name).join(', ')}</b>
          </span>
          <span>
            {before.sleeves}
            <b>{filled?.sleeves === undefined ? '' : label(`sleeves.${filled.sleeves}`)}</b>
          </span>
        </p>
      </div>,
      <div key={`sets-${index}`} className="list-choice" data-block>
        <h3>
          {heading('content.objectives')} (≥ {clauses.leastSets.value}){' '}
          <RuleIds rules={[clauses.leastSets.rule]} />
        </h3>
        {lines(objectives)}
      </div>,
      ...(filled === null || filled.commands.length === 0
        ? []
        : [
            <div key={`commands-${index}`} className="list-choice" data-block>
              <h3>{print.commands}</h3>
              {lines(filled.commands)}
            </div>,
          ]),
    ]
  }
  const blocks: readonly ReactNode[] = [
    <ListHead key="head" fields={fields} />,
    ...decks.flatMap(deckBlocks),
    ...(corrected === null ? [] : [<ListCorrected key="corrected" owner={owner} />]),
    <ListSigns key="signs" rule={null} />,
  ]
  return (
    <Leaves
      title={heading(clauses.kind === 'decks' ? 'list.decks' : 'list.team-decks')}
      note={<RuleIds rules={[clauses.list.rule]} />}
      count={blocks.length}
    >
      {(shown) => shown.map((at) => blocks[at])}
    </Leaves>
  )
}

/** The decks of a player; those of a team on a leaf for each of the two, with the other's name. */
export const DeckLeaves = ({ clauses, list, owner }: Props) => {
  const { words } = usePaper()
  const { heading, page } = words
  const size = clauses.team?.size.value ?? 1
  if (size === 1) {
    return (
      <DeckSheet
        clauses={clauses}
        decks={list?.decks ?? clauses.decks.value}
        fields={[[heading('player'), owner?.name ?? '']]}
        owner={owner}
      />
    )
  }
  const members = owner?.person?.members ?? []
  const sides = [...new Set(clauses.decks.value)]
  const decks = list?.kind === 'team-decks' ? list.decks : []
  const owners = [...new Set(decks.map((deck) => deck.owner))].filter((one) => one !== null).sort()
  return Array.from({ length: size }, (_, at) => {
    const mate = members.filter((_, index) => index !== at).join(', ')
    // A deck that says nobody's name must still be on paper.
    const own = decks.filter((deck) => (deck.owner === null ? at === 0 : deck.owner === owners[at]))
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a member is the place in the team
      <Fragment key={at}>
        <DeckSheet
          clauses={clauses}
          decks={list === null ? sides : own}
          fields={[
            [page.before.member(at + 1), members[at] ?? ''],
            [heading('content.team-mate'), mate],
            [heading('name'), owner?.name ?? ''],
          ]}
          owner={owner}
        />
      </Fragment>
    )
  })
}
