import type { ListClauses } from '@topcut/engine'
import { obstacleText } from '@topcut/protocol/words'
import { CheckField } from '../../../../ui/field.tsx'
import { RuleIds } from '../../../../ui/rule-ids.tsx'
import { capital } from '../../../../words/capital.ts'
import { cardsWords } from '../../../../words/cards.ts'
import { useLanguage, useWords } from '../../../../words/use-words.ts'
import { obstacleShape } from './obstacle-shape.ts'
import './obstacle-tiles.css'

type Props = {
  readonly clause: Extract<ListClauses, { readonly kind: 'squad' }>['obstacles']
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
}

/** The obstacles to choose from as tiles; once there are enough, one has to go for another. */
export const ObstacleTiles = ({ clause, value, onChange }: Props) => {
  const words = useWords(cardsWords)
  const language = useLanguage()
  const { count, pool } = clause.value
  const chosen = value.filter((one) => one !== '')
  const filled = (some: readonly string[]) =>
    Array.from({ length: Math.max(count, some.length) }, (_, index) => some[index] ?? '')
  return (
    <fieldset className="obstacle-tiles" data-testid="obstacles">
      <legend>
        {words.obstacles(chosen.length, count)} <RuleIds rules={[clause.rule]} />
      </legend>
      <div>
        {pool.map((one) => {
          const isChosen = chosen.includes(one)
          const name = capital(language, obstacleText(language, one))
          return (
            <CheckField
              key={one}
              className="obstacle-tile"
              title={name}
              data-testid={`tile-${one}`}
              disabled={!isChosen && chosen.length >= count}
              value={isChosen}
              onChange={(isNow) =>
                onChange(filled(isNow ? [...chosen, one] : chosen.filter((other) => other !== one)))
              }
            >
              <span className="vh">{name}</span>
              <svg viewBox="0 0 32 32" aria-hidden="true">
                <path d={obstacleShape(one)} />
              </svg>
            </CheckField>
          )
        })}
      </div>
      <p className="muted">
        {chosen.map((one) => capital(language, obstacleText(language, one))).join(', ')}
      </p>
    </fieldset>
  )
}
