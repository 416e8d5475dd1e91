import { useId } from 'react'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { deciderOf } from '../typing/destroyed-points.ts'
import type { ScoringBy, Setting } from '../typing/draft.ts'
import type { FieldsProps } from './fields-props.ts'
import { SeatField } from './seat-field.tsx'

/** What decides equal scores, and who stood by when a draw was agreed. */
export const DestroyedPointsMore = ({ draft, ending, setting, ...props }: FieldsProps) => {
  const { page } = useWords(deskWords)
  const id = useId()
  const own = setting as Setting<ScoringBy<'destroyed-points'>>
  const decider = deciderOf(draft, ending, own)
  return (
    <>
      {decider !== null && (
        <SeatField
          name={decider === 'initiative' ? page.hadInitiative : page.form.wonSalvo}
          testId={decider}
          value={draft[decider]}
          players={props.players}
          onChange={(seat) => props.change({ [decider]: seat })}
        />
      )}
      {ending === 'intentional-draw' && (
        <span className="seat-field">
          <label htmlFor={id}>{page.form.witness}</label>
          <input
            id={id}
            data-testid="witness"
            value={draft.witness}
            maxLength={80}
            aria-describedby={props.verdict}
            onChange={(input) => props.change({ witness: input.target.value })}
          />
        </span>
      )}
    </>
  )
}
