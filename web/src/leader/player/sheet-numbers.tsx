import { explain, type PlayerId, standingsOf } from '@topcut/engine'
import { numberText } from '@topcut/protocol/words'
import { useState } from 'react'
import { explainedIn, type NumberName, numberNames } from '../../parts/standings/opened.ts'
import { Button } from '../../ui/button.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'
import { ExplainedNumber } from './explained-number.tsx'

/** Place and measures of one player; each opens into what it is made of. */
export const SheetNumbers = ({ player }: { readonly player: PlayerId }) => {
  const { state, names } = useLeading()
  const { page, heading, language } = useWords(deskWords)
  const [open, setOpen] = useState<NumberName | null>(null)
  const explanation = explain(state, player)
  if (explanation === null) return <p className="muted">{page.people.noNumbers}</p>
  const explained = open === null ? null : explainedIn(explanation, open)
  const placeOf = (other: PlayerId) =>
    standingsOf(state).find((line) => line.player === other)?.place ?? null
  return (
    <>
      <dl className="sheet-numbers">
        <div>
          <dt>{heading('place')}</dt>
          <dd data-testid="sheet-place">{explanation.place ?? '–'}</dd>
        </div>
        {numberNames.map((name) => {
          const value = explainedIn(explanation, name)
          return value === null ? null : (
            <div key={name}>
              <dt>{heading(name)}</dt>
              <dd>
                <Button
                  tone="explains"
                  aria-expanded={open === name}
                  data-testid={`sheet-${name}`}
                  onClick={() => setOpen(open === name ? null : name)}
                >
                  {numberText(language, value.shown)}
                </Button>
              </dd>
            </div>
          )
        })}
      </dl>
      {open !== null && explained !== null && (
        <ExplainedNumber
          name={open}
          explained={explained}
          explanation={explanation}
          player={names.player(player)}
          placeOf={placeOf}
        />
      )}
    </>
  )
}
