import { useId } from 'react'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { lightOf } from '../typing/sided-game.ts'
import { CountField } from './count-field.tsx'
import type { FieldsProps } from './fields-props.ts'

const names = {
  objectives: 'thing.objectives',
  damageOnDark: 'thing.damage-on-dark',
  dial: 'thing.dial',
  damageOnLight: 'thing.damage-on-light',
} as const

/** What lies on the table when time ends a game: each side with what it counts. */
export const TimeoutFields = ({ draft, ending, setting, players, ...props }: FieldsProps) => {
  const { heading, label } = useWords(deskWords)
  const ids = useId()
  if (ending !== 'timeout') return null
  const light = lightOf(draft, setting)
  const named = (side: string, player: string | undefined) =>
    player === undefined ? side : `${side}: ${player}`
  const index = light === 'first' ? 0 : 1
  const player = { light: players[index], dark: players[1 - index] }
  const field = (name: keyof typeof names) => (
    <span className="table-state-field">
      <CountField
        id={`${ids}-${name}`}
        testId={name}
        name={heading(names[name])}
        value={draft[name]}
        verdict={props.verdict}
        onChange={(text) => props.change({ [name]: text })}
      />
    </span>
  )
  const legend = (side: 'light' | 'dark') =>
    named(heading(`side.${side}`), light === '' ? undefined : player[side])
  return (
    <span className="table-state">
      <fieldset>
        <legend>{legend('light')}</legend>
        {field('objectives')}
        {field('damageOnDark')}
      </fieldset>
      <fieldset>
        <legend>{legend('dark')}</legend>
        {field('dial')}
        {field('damageOnLight')}
      </fieldset>
      <span className="seat-field">
        <label htmlFor={`${ids}-balance`}>{heading('thing.balance')}</label>
        <select
          id={`${ids}-balance`}
          data-testid="balance"
          value={draft.balance}
          onChange={(chosen) =>
            props.change({ balance: chosen.target.value as typeof draft.balance })
          }
        >
          <option value="">–</option>
          <option value="light">{label('side.light')}</option>
          <option value="dark">{label('side.dark')}</option>
        </select>
      </span>
    </span>
  )
}
