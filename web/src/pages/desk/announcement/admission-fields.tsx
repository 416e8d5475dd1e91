import type { Details } from '@topcut/engine'
import { Button, IconButton } from '../../../ui/button.tsx'
import { CheckField, TextField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

type Admissions = NonNullable<Details['admissions']>

type Props = {
  readonly admissions: Admissions
  readonly onChange: (admissions: Admissions) => void
}

/** Products and cards that this event admits although the document would not. */
export const AdmissionFields = ({ admissions, onChange }: Props) => {
  const { page, heading } = useWords(deskWords)
  const { before } = page
  return (
    <fieldset className="wide rows">
      <legend>{heading('detail.admissions')}</legend>
      {admissions.map((admission, index) => {
        const put = (part: Partial<typeof admission>) =>
          onChange(admissions.with(index, { ...admission, ...part }))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, nothing else tells two apart
          <div key={index} className="detail-row">
            <TextField
              spellCheck={false}
              maxLength={80}
              label={before.admitted(index + 1)}
              data-testid={`admission-${index}`}
              value={admission.what}
              onChange={(what) => put({ what })}
            />
            <CheckField
              value={admission.beforeItsTime}
              onChange={(beforeItsTime) => put({ beforeItsTime })}
            >
              {before.beforeItsTime}
            </CheckField>
            <IconButton
              className="remove"
              label={before.remove(before.admitted(index + 1))}
              onClick={() => onChange(admissions.toSpliced(index, 1))}
            >
              ×
            </IconButton>
          </div>
        )
      })}
      <Button
        size="small"
        data-testid="add-admission"
        onClick={() => onChange([...admissions, { what: '', beforeItsTime: false }])}
      >
        {before.addAdmission}
      </Button>
    </fieldset>
  )
}
