import { type ListClauses, sleeveKinds } from '@topcut/engine'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import type { DeckDraft, FormOf } from '../typing/list-draft.ts'
import { namesInLines } from '../typing/list-typed.ts'
import { CardDetails } from './card-details.tsx'
import type { Found } from './found.ts'
import { LinesField } from './lines-field.tsx'
import { MarksHint } from './marks-hint.tsx'

type Decks = FormOf<'decks' | 'team-decks'>

type Props = {
  readonly clauses: ListClauses
  readonly draft: Decks
  /** Who plays as the team, as far as they are named. */
  readonly people?: readonly string[] | undefined
  readonly found: Found
  readonly onChange: (draft: Decks) => void
}

/** The decks that are brought, one for each the document wants; those of a team with their player. */
export const DeckFields = ({ clauses, draft, people = [], found, onChange }: Props) => {
  const { page, label } = useWords(deskWords)
  const { before } = page
  const put = (index: number, deck: DeckDraft, part: Partial<DeckDraft>) =>
    onChange({ ...draft, decks: draft.decks.with(index, { ...deck, ...part }) })
  return (
    <>
      {draft.decks.map((deck, index) => {
        const change = (part: Partial<DeckDraft>) => put(index, deck, part)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a deck is its place, two may be of one side
          <fieldset key={index} className="group deck">
            <legend>{before.deckOf(label(`side.${deck.side}`))}</legend>
            <TextField
              spellCheck={false}
              className="field long"
              label={before.affiliation}
              data-testid={`affiliation-${index}`}
              maxLength={120}
              value={deck.affiliation}
              onChange={(affiliation) => change({ affiliation })}
            />
            {draft.kind === 'team-decks' && (
              <SelectField
                className="field middle"
                label={label('content.owner')}
                data-testid={`owner-${index}`}
                value={deck.owner}
                choices={[
                  ['', '–'],
                  ['0', people[0] ?? before.member(1)],
                  ['1', people[1] ?? before.member(2)],
                ]}
                onChange={(owner) => change({ owner })}
              />
            )}
            <SelectField
              className="field middle"
              label={before.sleeves}
              data-testid={`sleeves-${index}`}
              value={deck.sleeves}
              choices={[
                ['', before.notSaid],
                ...sleeveKinds.map((kind) => [kind, label(`sleeves.${kind}`)] as const),
              ]}
              onChange={(sleeves) => change({ sleeves })}
            />
            <LinesField
              name={before.objectives}
              testId={`objectives-${index}`}
              rows={5}
              value={deck.objectives}
              onChange={(objectives) => change({ objectives })}
            />
            <LinesField
              name={before.commands}
              testId={`commands-${index}`}
              value={deck.commands}
              onChange={(commands) => change({ commands })}
            />
            <CardDetails
              clauses={clauses}
              names={[
                ...new Set(
                  [deck.affiliation, deck.objectives, deck.commands].flatMap(namesInLines),
                ),
              ]}
              cards={draft.cards}
              testId={`${index}`}
              onChange={(cards) => onChange({ ...draft, cards })}
            />
            {found.at(index)}
          </fieldset>
        )
      })}
      <MarksHint clauses={clauses} />
    </>
  )
}
