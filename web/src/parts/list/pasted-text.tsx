import { type ListClauses, listPoints } from '@topcut/engine'
import { languages, thing } from '@topcut/protocol/words'
import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { Sign } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { bringWords } from '../../words/later/bring-words.ts'
import { useWords, useWordsHere } from '../../words/use-words.ts'
import { LinesField } from './fields/lines-field.tsx'
import { draftFromText } from './typing/draft-from-text.ts'
import type { FormDraft } from './typing/list-draft.ts'
import { listTyped } from './typing/list-typed.ts'

type Props = {
  readonly text: string
  readonly empty: FormDraft
  readonly clauses: ListClauses
  readonly onChange: (text: string) => void
  readonly onTake: (form: FormDraft) => void
}

/** A list as text, and what of it the form would understand. */
export const PastedText = ({ text, empty, clauses, onChange, onTake }: Props) => {
  const { page } = useWords(deskWords)
  const here = useWordsHere()
  // Without a network a faction is understood in the reader's language alone.
  useEffect(() => void Promise.allSettled(languages.map(bringWords)), [])
  const factions =
    'factions' in clauses
      ? clauses.factions.value.flatMap(({ faction, includes }) => [faction, ...includes])
      : []
  const understood = draftFromText(text, {
    empty,
    factions: factions.map((one) => [one, [one, ...[...here].map((name) => thing(name, one))]]),
    obstacles: 'obstacles' in clauses ? clauses.obstacles.value.pool : [],
    cap: 'pointCap' in clauses ? clauses.pointCap.value : null,
  })
  const list =
    understood === null
      ? null
      : listTyped({ as: 'form', form: understood, text: '' }, null, clauses)
  return (
    <>
      <p className="muted">{page.before.textNote}</p>
      <LinesField
        name={page.before.textLabel}
        testId="list-text"
        rows={10}
        value={text}
        onChange={onChange}
      />
      {understood !== null && list !== null && (
        <p className="inline understood">
          <span className="good">
            <Sign name="check" />{' '}
            {list.kind === 'squad' || list.kind === 'army'
              ? page.before.understood(listPoints(list))
              : page.before.understoodDecks}
          </span>
          <Button size="small" data-testid="take-over" onClick={() => onTake(understood)}>
            {page.before.takeOver}
          </Button>
        </p>
      )}
    </>
  )
}
