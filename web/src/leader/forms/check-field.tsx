import type { ReactNode } from 'react'

type Props = {
  readonly value: boolean
  readonly onChange: (value: boolean) => void
  readonly testId: string
  readonly children: ReactNode
}

export const CheckField = ({ value, onChange, testId, children }: Props) => (
  <label className="check wide">
    <input
      type="checkbox"
      data-testid={testId}
      checked={value}
      onChange={(ticked) => onChange(ticked.target.checked)}
    />
    {children}
  </label>
)
