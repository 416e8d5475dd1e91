import { explain, type PlayerId, standingsOf } from '@topcut/engine'
import { numberText } from '@topcut/protocol/words'
import { useState } from 'react'
import { type MeasureKey, measureKeys, measureTerms } from '../../parts/standings/opened.ts'
import { Button } from '../../ui/button.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'
import { ExplainedNumber } from './explained-number.tsx'

/** Place and measures of one player; each opens into what it is made of. */
export const SheetNumbers = ({ player }: { readonly player: PlayerId }) => {
  const { state, names } = useLeading()
  const { page, heading, language } = useWords(deskWords)
  const [open, setOpen] = useState<MeasureKey | null>(null)
  const explanation = explain(state, player)
  if (explanation === null) return <p className="muted">{page.people.noNumbers}</p>
  const explained = open === null ? null : explanation[open]
  const placeOf = (other: PlayerId) =>
    standingsOf(state).find((line) => line.player === other)?.place ?? null
  return (
    <>
      <dl className="sheet-numbers">
        <div>
          <dt>{heading('place')}</dt>
          <dd data-testid="sheet-place">{explanation.place ?? '–'}</dd>
        </div>
        {measureKeys.map((measure) => {
          const value = explanation[measure]
          return value === null ? null : (
            <div key={measure}>
              <dt>{heading(measureTerms[measure])}</dt>
              <dd>
                <Button
                  tone="explains"
                  aria-expanded={open === measure}
                  data-testid={`sheet-${measureTerms[measure]}`}
                  onClick={() => setOpen(open === measure ? null : measure)}
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
          measure={open}
          explained={explained}
          explanation={explanation}
          player={names.player(player)}
          placeOf={placeOf}
        />
      )}
    </>
  )
}
