import type { PlayerId, PublicRecord } from '@topcut/engine'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../../words/use-words.ts'
import { verifyWords } from '../../words/verify.ts'
import { CodeField } from './code-field.tsx'
import { SheetPicture } from './sheet-picture.tsx'

type Props = {
  readonly record: PublicRecord
  readonly name: string
  /** Null where the chain is broken: what the last entry says of itself is nobody's code then. */
  readonly code: string | null
  readonly nameOf: (player: PlayerId) => string
  readonly isPhone: boolean
  /** The one next step of the page; where something differs it is another. */
  readonly isNext: boolean
}

/** The code of the record, what it stands on, and a place to type the one from a sheet. */
export const CodeCard = ({ record, name, code, nameOf, isPhone, isNext }: Props) => {
  const words = useWords(verifyWords)
  const [isComparing, setComparing] = useState(false)
  if (code === null) {
    return (
      <section className="verify-card" aria-labelledby="verify-code">
        <h2 id="verify-code">{words.code.title}</h2>
        <p data-testid="no-code">{words.code.none}</p>
      </section>
    )
  }
  const halves = [code.slice(0, 9), code.slice(10)]
  return (
    <section className="verify-card" aria-labelledby="verify-code">
      <h2 id="verify-code" className={isPhone ? 'vh' : undefined}>
        {words.code.title}
      </h2>
      {isPhone && <p className="muted">{words.code.onSheet}</p>}
      <p className="verify-code" translate="no" data-testid="code">
        <span>{halves[0]}</span> <span>{halves[1]}</span>
      </p>
      {!isPhone && (
        <>
          <p className="muted">{words.code.from(record.entries.length)}</p>
          <SheetPicture record={record} name={name} code={code} nameOf={nameOf} />
        </>
      )}
      {isPhone && !isComparing ? (
        <Button
          size="big"
          tone={isNext ? 'next' : 'plain'}
          data-testid="compare"
          onClick={() => setComparing(true)}
        >
          {words.result.compare}
        </Button>
      ) : (
        <CodeField record={record} isAtHand={isComparing} />
      )}
    </section>
  )
}
