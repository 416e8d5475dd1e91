import { thing } from '@topcut/protocol/words'
import type { ReactNode } from 'react'
import { Sign } from '../../../ui/sign.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import type { GroupDraft } from '../typing/list-draft.ts'
import { LinesField } from './lines-field.tsx'
import { PickField } from './pick-field.tsx'
import { TextField } from './text-field.tsx'

type Props = {
  readonly index: number
  readonly legend: string
  readonly name: string
  readonly underName: string
  readonly value: GroupDraft
  readonly factions: readonly string[]
  /** What stands for no faction of its own. */
  readonly noFaction: string
  readonly isFound: boolean
  /** What only this kind of list asks of it. */
  readonly more?: ReactNode
  readonly onChange: (part: Partial<GroupDraft>) => void
  readonly onRemove: () => void
}

/** One ship or group of figures, and the cards under it. */
export const GroupFields = (props: Props) => {
  const { index, value, onChange } = props
  const { page, language } = useWords(deskWords)
  return (
    <fieldset className="group">
      <legend>
        {props.isFound && (
          <span className="warn">
            <Sign name="warn" />{' '}
          </span>
        )}
        {props.legend}
      </legend>
      <TextField
        className="long"
        name={props.name}
        testId={`card-${index}`}
        maxLength={120}
        value={value.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        className="short"
        name={page.before.points}
        testId={`points-${index}`}
        isNumber
        value={value.points}
        onChange={(points) => onChange({ points })}
      />
      {props.more}
      {props.factions.length > 0 && (
        <PickField
          className="middle"
          name={page.before.faction}
          testId={`faction-${index}`}
          value={value.faction}
          none={props.noFaction}
          choices={props.factions.map((one) => [one, capital(language, thing(language, one))])}
          onChange={(faction) => onChange({ faction })}
        />
      )}
      <button
        type="button"
        className="btn small quiet remove"
        aria-label={page.before.remove(props.legend)}
        onClick={props.onRemove}
      >
        ×
      </button>
      <LinesField
        name={props.underName}
        testId={`under-${index}`}
        rows={1}
        value={value.under}
        onChange={(under) => onChange({ under })}
      />
    </fieldset>
  )
}
