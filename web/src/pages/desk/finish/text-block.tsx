import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { AreaField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

/**
 * Copies what stands in a field. A page that came over plain HTTP has no clipboard of its own, only
 * the browser's older way; false where neither is granted, and the text stays selected.
 */
const copyText = async (field: HTMLTextAreaElement): Promise<boolean> => {
  field.focus()
  field.select()
  try {
    if (navigator.clipboard !== undefined) {
      await navigator.clipboard.writeText(field.value)
      return true
    }
    return document.execCommand('copy')
  } catch {
    return false
  }
}

type Props = {
  readonly text: string
  readonly label: string
  /** Other ways to take it away. */
  readonly children?: ReactNode
}

/** A text to paste elsewhere. */
export const TextBlock = ({ text, label, children }: Props) => {
  const { page } = useWords(deskWords)
  const words = page.afterwards.files
  const field = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState<boolean | null>(null)
  return (
    <div className="text-block">
      <AreaField
        className={null}
        ref={field}
        label={label}
        data-testid="forum-text"
        readOnly
        rows={1}
        maxRows={14}
        value={text}
      />
      <div className="inline">
        <Button
          size="small"
          onClick={async () => setCopied(field.current !== null && (await copyText(field.current)))}
        >
          {words.copy}
        </Button>
        {children}
        <span role="status" className="muted">
          {copied !== null && (copied ? words.copied : words.notCopied)}
        </span>
      </div>
    </div>
  )
}
