import { type ListClauses, sleeveKinds } from '@topcut/engine'
import { thing } from '@topcut/protocol/words'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { emptyGroup, type FormOf } from '../typing/list-draft.ts'
import { namesInGroup, namesInLines } from '../typing/list-typed.ts'
import { CardDetails } from './card-details.tsx'
import type { Found } from './found.ts'
import { GroupFields } from './group-fields.tsx'
import { LinesField } from './lines-field.tsx'
import { MarksHint } from './marks-hint.tsx'
import { PointsField } from './points-field.tsx'
import { PointsOfList } from './points-of-list.tsx'

type Army = FormOf<'army'>

type Props = {
  readonly clauses: Extract<ListClauses, { readonly kind: 'army' }>
  readonly draft: Army
  readonly found: Found
  /** Whether the total is typed, as it stands on paper. */
  readonly hasTotal: boolean
  readonly onChange: (draft: Army) => void
}

/** Deployment cards with what is attached to them, and the command deck. */
export const ArmyFields = ({ clauses, draft, found, hasTotal, onChange }: Props) => {
  const { page, language, heading, label } = useWords(deskWords)
  const { before } = page
  const change = (part: Partial<Army>) => onChange({ ...draft, ...part })
  const factions = clauses.factions.value.map(({ faction }) => faction)
  return (
    <>
      <div className="fields">
        <SelectField
          label={before.faction}
          data-testid="list-faction"
          value={draft.faction}
          choices={[
            ['', '–'],
            ...factions.map((one) => [one, capital(language, thing(language, one))] as const),
          ]}
          onChange={(faction) => change({ faction })}
        />
        <SelectField
          label={before.sleeves}
          data-testid="sleeves"
          value={draft.sleeves}
          choices={[
            ['', before.notSaid],
            ...sleeveKinds.map((kind) => [kind, label(`sleeves.${kind}`)] as const),
          ]}
          onChange={(sleeves) => change({ sleeves })}
        />
      </div>
      {draft.groups.map((group, index) => (
        <GroupFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place, two may be alike
          key={index}
          index={index}
          legend={before.group(index + 1)}
          name={before.groupName}
          underName={before.attachments}
          value={group}
          factions={factions}
          noFaction={before.notSaid}
          isFound={found.isAt(index)}
          found={found.at(index)}
          details={
            <CardDetails
              clauses={clauses}
              names={namesInGroup(group)}
              cards={draft.cards}
              testId={`${index}`}
              onChange={(cards) => change({ cards })}
            />
          }
          onChange={(part) => change({ groups: draft.groups.with(index, { ...group, ...part }) })}
          onRemove={() => change({ groups: draft.groups.toSpliced(index, 1) })}
        />
      ))}
      <Button
        size="small"
        data-testid="add-group"
        onClick={() => change({ groups: [...draft.groups, emptyGroup] })}
      >
        {before.addGroup}
      </Button>
      <LinesField
        name={`${heading('content.command-deck')} (${before.onePerLine})`}
        testId="command-deck"
        rows={4}
        value={draft.commandDeck}
        onChange={(commandDeck) => change({ commandDeck })}
      />
      <CardDetails
        clauses={clauses}
        names={namesInLines(draft.commandDeck)}
        cards={draft.cards}
        testId="command-deck"
        onChange={(cards) => change({ cards })}
      />
      {found.at('command-deck')}
      <MarksHint clauses={clauses} />
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
