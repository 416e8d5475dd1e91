import { AreaField } from '../../../ui/field.tsx'

type Props = {
  readonly name: string
  readonly testId: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly rows?: number
  readonly maxLength?: number
}

/** Cards and whatever else has a line each: as high as what is typed. */
export const LinesField = ({ name, testId, rows, maxLength = 20_000, value, onChange }: Props) => {
  return (
    <AreaField
      label={name}
      data-testid={testId}
      rows={rows}
      maxRows={24}
      maxLength={maxLength}
      spellCheck={false}
      value={value}
      onChange={onChange}
    />
  )
}
