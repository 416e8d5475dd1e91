import type { ComponentProps } from 'react'
import './button.css'

type Look = {
  /**
   * `next` is the one amber step of a page; `explains` a number or a name that opens; `bare` has no
   * look of its own: what stands around it dresses it.
   */
  readonly tone?: 'plain' | 'next' | 'quiet' | 'on-ink' | 'explains' | 'bare' | undefined
  /** `big` and `line` are for a thumb, as wide as the page. */
  readonly size?: 'usual' | 'small' | 'big' | 'line' | undefined
}

const shapes = { usual: 'btn', small: 'btn small', big: 'big', line: 'line' } as const

/** The look alone, for a link that leads on as a button would. */
export const buttonClass = ({ tone = 'plain', size = 'usual' }: Look = {}): string => {
  if (tone === 'bare') return ''
  if (tone === 'explains') return tone
  return tone === 'plain' ? shapes[size] : `${shapes[size]} ${tone}`
}

type Props = ComponentProps<'button'> &
  Look & {
    /** What it began is not answered yet: it keeps the focus, and a second press does nothing. */
    readonly isPending?: boolean | undefined
    /** It has only just come into the place of something else: a press on its way was not for it. */
    readonly isNew?: boolean | undefined
  }

export const Button = (props: Props) => {
  const { tone, size, isPending, isNew, className = '', onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass({ tone, size })} ${className}`.trim() || undefined}
      aria-busy={isPending}
      aria-disabled={isPending || isNew || undefined}
      onClick={isPending || isNew ? (press) => press.preventDefault() : onClick}
    />
  )
}

type IconProps = Omit<Props, 'aria-label'> & { readonly label: string }

/** A sign alone; what it does is read out. */
export const IconButton = ({ label, tone = 'quiet', size = 'small', ...rest }: IconProps) => (
  <Button {...rest} tone={tone} size={size} aria-label={label} />
)
