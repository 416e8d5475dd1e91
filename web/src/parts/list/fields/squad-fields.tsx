import type { Finding, ListClauses } from '@topcut/engine'
import { obstacleText, thing } from '@topcut/protocol/words'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { emptyShip, type FormOf, type ShipDraft, shipSizes } from '../typing/list-draft.ts'
import { GroupFields } from './group-fields.tsx'
import { MarksHint } from './marks-hint.tsx'
import { PickField } from './pick-field.tsx'
import { PointsOfList } from './points-of-list.tsx'
import { TextField } from './text-field.tsx'

type Squad = FormOf<'squad'>

type Props = {
  readonly clauses: Extract<ListClauses, { readonly kind: 'squad' }>
  readonly draft: Squad
  readonly findings: readonly Finding[]
  readonly onChange: (draft: Squad) => void
}

const numbers = ['hull', 'shields', 'attack'] as const

/** Ships with their upgrades, the obstacles and the damage deck that come along. */
export const SquadFields = ({ clauses, draft, findings, onChange }: Props) => {
  const { page, language, heading } = useWords(deskWords)
  const { before } = page
  const change = (part: Partial<Squad>) => onChange({ ...draft, ...part })
  const word = (text: string) => capital(language, thing(language, text))
  const offered = clauses.factions.value
  const included = offered.flatMap(({ includes }) => includes)
  const put = (index: number, ship: ShipDraft, part: Partial<ShipDraft>) =>
    change({ ships: draft.ships.with(index, { ...ship, ...part }) })
  return (
    <>
      <div className="fields">
        <PickField
          name={before.faction}
          testId="list-faction"
          value={draft.faction}
          none="–"
          choices={offered.map(({ faction }) => [faction, word(faction)])}
          onChange={(faction) => change({ faction })}
        />
        <PickField
          name={heading('content.damage-deck')}
          testId="damage-deck"
          value={draft.damageDeck}
          none="–"
          choices={clauses.damageDecks.value.map(({ deck }) => [deck, word(deck)])}
          onChange={(damageDeck) => change({ damageDeck })}
        />
      </div>
      {draft.ships.map((ship, index) => (
        <GroupFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a ship is its place, two may be alike
          key={index}
          index={index}
          legend={before.ship(index + 1)}
          name={before.shipName}
          underName={before.upgrades}
          value={ship}
          factions={included.length > 0 ? [...offered.map((one) => one.faction), ...included] : []}
          noFaction={before.factionOfList}
          isFound={findings.some(({ where }) => where?.entry === index)}
          more={
            <>
              <PickField
                className="short"
                name={before.size}
                testId={`size-${index}`}
                value={ship.size}
                choices={shipSizes.map((size) => [size, before.sizes[size]])}
                onChange={(size) => put(index, ship, { size: size === '' ? 'small' : size })}
              />
              {numbers.map((one) => (
                <TextField
                  key={one}
                  className="tiny"
                  name={before[one]}
                  testId={`${one}-${index}`}
                  isNumber
                  value={ship[one]}
                  onChange={(text) => put(index, ship, { [one]: text })}
                />
              ))}
            </>
          }
          onChange={(part) => put(index, ship, part)}
          onRemove={() => change({ ships: draft.ships.toSpliced(index, 1) })}
        />
      ))}
      <button
        type="button"
        className="btn small"
        data-testid="add-group"
        onClick={() => change({ ships: [...draft.ships, emptyShip] })}
      >
        {before.addShip}
      </button>
      <MarksHint clauses={clauses} />
      <div className="fields three">
        {draft.obstacles.map((obstacle, index) => (
          <PickField
            // biome-ignore lint/suspicious/noArrayIndexKey: first, second and third choice
            key={index}
            name={before.obstacle(index + 1)}
            testId={`obstacle-${index}`}
            value={obstacle}
            none="–"
            choices={clauses.obstacles.value.pool.map((one) => [
              one,
              capital(language, obstacleText(language, one)),
            ])}
            onChange={(one) => change({ obstacles: draft.obstacles.with(index, one) })}
          />
        ))}
      </div>
      <div className="total">
        <TextField
          name={before.total}
          testId="list-total"
          isNumber
          value={draft.total}
          onChange={(total) => change({ total })}
        />
        <PointsOfList clauses={clauses} draft={draft} />
      </div>
    </>
  )
}
