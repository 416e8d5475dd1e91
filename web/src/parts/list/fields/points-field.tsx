import { TextField } from '../../../ui/field.tsx'

/** Only what a number of points can be written with. */
const numeric = (text: string) =>
  text
    .replaceAll('−', '-')
    .replace(/(?!^-)\D/g, '')
    .slice(0, 4)

type Props = {
  readonly label: string
  readonly 'data-testid': string
  readonly className?: string
  readonly value: string
  readonly onChange: (typed: string) => void
}

/** A number, also one below zero. */
export const PointsField = ({ onChange, ...rest }: Props) => (
  <TextField {...rest} inputMode="numeric" onChange={(typed: string) => onChange(numeric(typed))} />
)
