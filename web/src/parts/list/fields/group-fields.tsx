import { thing } from '@topcut/protocol/words'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { firstPress } from '../../../ui/first-press.ts'
import { Sign } from '../../../ui/sign.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import type { GroupDraft } from '../typing/list-draft.ts'
import { LinesField } from './lines-field.tsx'
import { PointsField } from './points-field.tsx'

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
  /** What speaks against it, where that is not told elsewhere. */
  readonly found: ReactNode
  /** What only this kind of list asks of it. */
  readonly more?: ReactNode
  /** What its cards declare. */
  readonly details: ReactNode
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
        spellCheck={false}
        className="field long"
        label={props.name}
        data-testid={`card-${index}`}
        maxLength={120}
        value={value.name}
        onChange={(name) => onChange({ name })}
      />
      <PointsField
        className="field short"
        label={page.before.points}
        data-testid={`points-${index}`}
        value={value.points}
        onChange={(points) => onChange({ points })}
      />
      {props.more}
      {props.factions.length > 0 && (
        <SelectField
          className="field middle"
          label={page.before.faction}
          data-testid={`faction-${index}`}
          value={value.faction}
          choices={[
            ['', props.noFaction],
            ...props.factions.map((one) => [one, capital(language, thing(language, one))] as const),
          ]}
          onChange={(faction) => onChange({ faction })}
        />
      )}
      <IconButton
        className="remove"
        label={page.before.remove(props.legend)}
        onClick={firstPress(props.onRemove)}
      >
        ×
      </IconButton>
      <LinesField
        name={props.underName}
        testId={`under-${index}`}
        rows={1}
        value={value.under}
        onChange={(under) => onChange({ under })}
      />
      {props.details}
      {props.found}
    </fieldset>
  )
}
