import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import type { DeviationDraft } from './details-draft.ts'

type Props = {
  readonly deviations: readonly DeviationDraft[]
  readonly onChange: (deviations: readonly DeviationDraft[]) => void
}

/** Rules that this event departs from, each with its id where it has one. */
export const DeviationFields = ({ deviations, onChange }: Props) => {
  const { page, heading } = useWords(deskWords)
  const { before } = page
  return (
    <fieldset className="wide rows">
      <legend>{heading('detail.deviations')}</legend>
      {deviations.map((deviation, index) => {
        const put = (part: Partial<DeviationDraft>) =>
          onChange(deviations.with(index, { ...deviation, ...part }))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, nothing else tells two apart
          <div key={index} className="detail-row">
            <TextField
              spellCheck={false}
              label={before.deviationRule(index + 1)}
              data-testid={`deviation-rule-${index}`}
              value={deviation.rule}
              maxLength={20}
              className="field narrow"
              onChange={(rule) => put({ rule })}
            />
            <TextField
              spellCheck={false}
              label={before.deviation(index + 1)}
              data-testid={`deviation-${index}`}
              value={deviation.text}
              maxLength={500}
              onChange={(text) => put({ text })}
            />
            <IconButton
              className="remove"
              label={before.remove(before.deviation(index + 1))}
              onClick={() => onChange(deviations.toSpliced(index, 1))}
            >
              ×
            </IconButton>
          </div>
        )
      })}
      <Button
        size="small"
        data-testid="add-deviation"
        onClick={() => onChange([...deviations, { rule: '', text: '' }])}
      >
        {before.addDeviation}
      </Button>
    </fieldset>
  )
}
