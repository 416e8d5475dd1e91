import type { ReactNode } from 'react'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { AreaField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = {
  readonly text: string
  readonly label: string
  /** Other ways to take it away. */
  readonly children?: ReactNode
}

/** A text to paste elsewhere. */
export const TextBlock = ({ text, label, children }: Props) => {
  const { page } = useWords(deskWords)
  return (
    <div className="text-block">
      <AreaField
        className={null}
        label={label}
        data-testid="forum-text"
        readOnly
        rows={1}
        maxRows={14}
        value={text}
      />
      <div className="inline">
        <CopyButton size="small" text={text}>
          {page.afterwards.files.copy}
        </CopyButton>
        {children}
      </div>
    </div>
  )
}
