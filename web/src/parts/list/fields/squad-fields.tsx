import type { ListClauses } from '@topcut/engine'
import { obstacleText, thing } from '@topcut/protocol/words'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { emptyShip, type FormOf, type ShipDraft, shipSizes } from '../typing/list-draft.ts'
import { namesInGroup } from '../typing/list-typed.ts'
import { CardDetails } from './card-details.tsx'
import type { Found } from './found.ts'
import { GroupFields } from './group-fields.tsx'
import { MarksHint } from './marks-hint.tsx'
import { PointsField } from './points-field.tsx'
import { PointsOfList } from './points-of-list.tsx'

type Squad = FormOf<'squad'>

type Props = {
  readonly clauses: Extract<ListClauses, { readonly kind: 'squad' }>
  readonly draft: Squad
  readonly found: Found
  /** Whether the total is typed, as it stands on paper. */
  readonly hasTotal: boolean
  readonly onChange: (draft: Squad) => void
}

const numbers = ['hull', 'shields', 'attack'] as const

/** Ships with their upgrades, the obstacles and the damage deck that come along. */
export const SquadFields = ({ clauses, draft, found, hasTotal, onChange }: Props) => {
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
        <SelectField
          label={before.faction}
          data-testid="list-faction"
          value={draft.faction}
          choices={[['', '–'], ...offered.map(({ faction }) => [faction, word(faction)] as const)]}
          onChange={(faction) => change({ faction })}
        />
        <SelectField
          label={heading('content.damage-deck')}
          data-testid="damage-deck"
          value={draft.damageDeck}
          choices={[
            ['', '–'],
            ...clauses.damageDecks.value.map(({ deck }) => [deck, word(deck)] as const),
          ]}
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
          isFound={found.isAt(index)}
          found={found.at(index)}
          more={
            <>
              <SelectField
                className="field short"
                label={before.size}
                data-testid={`size-${index}`}
                value={ship.size}
                choices={shipSizes.map((size) => [size, before.sizes[size]] as const)}
                onChange={(size) => put(index, ship, { size })}
              />
              {numbers.map((one) => (
                <PointsField
                  key={one}
                  className="field tiny"
                  label={before[one]}
                  data-testid={`${one}-${index}`}
                  value={ship[one]}
                  onChange={(text) => put(index, ship, { [one]: text })}
                />
              ))}
            </>
          }
          details={
            <CardDetails
              clauses={clauses}
              names={namesInGroup(ship)}
              ship={namesInGroup(ship)[0]}
              cards={draft.cards}
              testId={`${index}`}
              onChange={(cards) => change({ cards })}
            />
          }
          onChange={(part) => put(index, ship, part)}
          onRemove={() => change({ ships: draft.ships.toSpliced(index, 1) })}
        />
      ))}
      <Button
        size="small"
        data-testid="add-group"
        onClick={() => change({ ships: [...draft.ships, emptyShip] })}
      >
        {before.addShip}
      </Button>
      <p className="faint">{before.hullHint}</p>
      <MarksHint clauses={clauses} />
      <div className="fields three">
        {draft.obstacles.map((obstacle, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: first, second and third choice
            key={index}
            label={before.obstacle(index + 1)}
            data-testid={`obstacle-${index}`}
            value={obstacle}
            choices={[
              ['', '–'],
              ...clauses.obstacles.value.pool.map(
                (one) => [one, capital(language, obstacleText(language, one))] as const,
              ),
            ]}
            onChange={(one) => change({ obstacles: draft.obstacles.with(index, one) })}
          />
        ))}
      </div>
      <div className="total">
        {hasTotal && (
          <PointsField
            label={before.total}
            data-testid="list-total"
            value={draft.total}
            onChange={(total) => change({ total })}
          />
        )}
        <PointsOfList clauses={clauses} draft={draft} />
      </div>
    </>
  )
}
