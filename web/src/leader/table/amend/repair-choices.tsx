import { type EventState, type RepairChoice, repairCommand } from '@topcut/engine'
import { useId } from 'react'
import { RadioField } from '../../../ui/field.tsx'
import { Pill } from '../../../ui/note.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { useLeading } from '../../leading.ts'
import { CostList } from './cost-list.tsx'
import type { RepairOptions } from './repair-options.ts'
import './amend.css'

type Props = {
  /** The state that the choices are made on: with the amendment, where there is one. */
  readonly state: EventState
  readonly options: RepairOptions
  readonly chosen: RepairChoice['kind']
  readonly onChoose: (kind: RepairChoice['kind']) => void
}

/** What can become of the round, each choice with its price in the same lines. */
export const RepairChoices = ({ state, options, chosen, onChoose }: Props) => {
  const { names } = useLeading()
  const { page } = useWords(deskWords)
  const { amend } = page.rounds
  const name = useId()
  return (
    <div className="repair-choices" role="radiogroup" aria-label={amend.whatHappens(options.round)}>
      {options.options.map(({ choice, cost }) => {
        const { kind } = choice
        const pairs = repairCommand(state, choice, '-')?.pairs ?? []
        return (
          <div key={kind} className="repair-choice">
            <RadioField
              className="repair-head"
              name={name}
              data-testid={`repair-${kind}`}
              value={kind === chosen}
              onChoose={() => onChoose(kind)}
            >
              <b>{amend.choice[kind]}</b>
              {kind === options.recommended && kind !== 'leave' && (
                <Pill tone="good">
                  <Sign name="check" /> {amend.recommended}
                </Pill>
              )}
            </RadioField>
            <p className="muted">{amend.choiceNote[kind]}</p>
            <CostList cost={cost} />
            {pairs.length > 0 && pairs.length <= 6 && (
              <p className="faint">
                {amend.newTables}:{' '}
                {pairs.map((pair) => pair.map(names.player).join(' – ')).join('; ')}
              </p>
            )}
          </div>
        )
      })}
    </div>
  )
}
