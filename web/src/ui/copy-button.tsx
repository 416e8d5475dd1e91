import { type ComponentProps, useState } from 'react'
import { shareWords } from '../words/share.ts'
import { useWords } from '../words/use-words.ts'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'
import { Sign } from './sign.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & { readonly text: string }

/** Copies a text and says so in its place, for as long as nothing else is pressed. */
export const CopyButton = ({ text, children, ...rest }: Props) => {
  const words = useWords(shareWords)
  const [copied, setCopied] = useState<{ readonly text: string; readonly isDone: boolean } | null>(
    null,
  )
  const now = copied?.text === text ? copied : null
  return (
    <>
      <Button
        {...rest}
        onClick={async ({ currentTarget }) =>
          setCopied({ text, isDone: await copyText(text, currentTarget) })
        }
      >
        <Sign name={now?.isDone === true ? 'check' : 'copy'} />
        {now?.isDone === true ? words.copied : children}
      </Button>
      <span role="status" className={now?.isDone === false ? 'muted' : 'vh'}>
        {now === null ? '' : now.isDone ? words.copied : words.notCopied}
      </span>
    </>
  )
}
