import { sleeveKinds } from '@topcut/engine'
import { SelectField } from '../../../../ui/field.tsx'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'
import type { DeckDraft, FormOf } from '../../typing/list-draft.ts'
import type { CardEditor } from '../card-editor.ts'

type Props = {
  readonly editor: CardEditor
  readonly form: FormOf<'decks' | 'team-decks'>
}

/** Whose each deck is, where a team brings them, and what it is sleeved in. */
export const DeckAlong = ({ editor, form }: Props) => {
  const { edits, people = [], onChange } = editor
  const { page, label } = useWords(deskWords)
  const { before } = page
  const put = (index: number, deck: DeckDraft) =>
    onChange(edits.along({ decks: form.decks.with(index, deck) }))
  return form.decks.map((deck, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a deck is its place, two may be of one side
    <fieldset key={index} className="deck-along">
      <legend>{before.deckOf(label(`side.${deck.side}`))}</legend>
      {form.kind === 'team-decks' && (
        <SelectField
          label={label('content.owner')}
          data-testid={`owner-${index}`}
          value={deck.owner}
          choices={[
            ['', '–'],
            ['0', people[0] ?? before.member(1)],
            ['1', people[1] ?? before.member(2)],
          ]}
          onChange={(owner) => put(index, { ...deck, owner })}
        />
      )}
      <SelectField
        label={before.sleeves}
        data-testid={`sleeves-${index}`}
        value={deck.sleeves}
        choices={[
          ['', before.notSaid],
          ...sleeveKinds.map((kind) => [kind, label(`sleeves.${kind}`)] as const),
        ]}
        onChange={(sleeves) => put(index, { ...deck, sleeves })}
      />
    </fieldset>
  ))
}
