import { type Day, damageDecksOn, type ListClauses, sleeveKinds } from '@topcut/engine'
import { dayText, thing } from '@topcut/protocol/words'
import { SelectField } from '../../../../ui/field.tsx'
import { Note } from '../../../../ui/note.tsx'
import { RuleIds } from '../../../../ui/rule-ids.tsx'
import { capital } from '../../../../words/capital.ts'
import { cardsWords } from '../../../../words/cards.ts'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'
import type { FormOf } from '../../typing/list-draft.ts'
import type { CardEditor } from '../card-editor.ts'
import { DeckAlong } from './deck-along.tsx'
import { ObstacleTiles } from './obstacle-tiles.tsx'

type SquadProps = {
  readonly editor: CardEditor
  readonly clauses: Extract<ListClauses, { readonly kind: 'squad' }>
  readonly form: FormOf<'squad'>
  readonly date: Day
}

/** The obstacles and the damage deck of a squad. */
const SquadAlong = ({ editor, clauses, form, date }: SquadProps) => {
  const { edits, beside, onChange } = editor
  const words = useWords(cardsWords)
  const { language, heading } = useWords(deskWords)
  const isRight = damageDecksOn(date, clauses).includes(form.damageDeck)
  return (
    <>
      <ObstacleTiles
        clause={clauses.obstacles}
        value={form.obstacles}
        onChange={(obstacles) => onChange(edits.along({ obstacles }))}
      />
      {beside('obstacles')}
      <SelectField
        label={heading('content.damage-deck')}
        data-testid="damage-deck"
        value={form.damageDeck}
        choices={[
          ['', '–'],
          ...clauses.damageDecks.value.map(
            ({ deck }) => [deck, capital(language, thing(language, deck))] as const,
          ),
        ]}
        onChange={(damageDeck) => onChange(edits.along({ damageDeck }))}
      />
      {isRight && (
        <Note tone="good">
          {words.rightFor(dayText(language, date))} <RuleIds rules={[clauses.damageDecks.rule]} />
        </Note>
      )}
      {beside('damage-deck')}
    </>
  )
}

type Props = { readonly editor: CardEditor; readonly date: Day }

/** What is brought along with the cards, by the kind of list. */
export const AlongFields = ({ editor, date }: Props) => {
  const { draft, clauses, edits, onChange } = editor
  const { page, label } = useWords(deskWords)
  const { form } = draft
  if (form.kind === 'squad' && clauses.kind === 'squad') {
    return <SquadAlong editor={editor} clauses={clauses} form={form} date={date} />
  }
  if (form.kind === 'army') {
    return (
      <SelectField
        label={page.before.sleeves}
        data-testid="sleeves"
        value={form.sleeves}
        choices={[
          ['', page.before.notSaid],
          ...sleeveKinds.map((kind) => [kind, label(`sleeves.${kind}`)] as const),
        ]}
        onChange={(sleeves) => onChange(edits.along({ sleeves }))}
      />
    )
  }
  return form.kind === 'squad' ? null : <DeckAlong editor={editor} form={form} />
}
