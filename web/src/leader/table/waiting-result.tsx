import type { Result } from '@topcut/engine'
import { type Draft, isTouched, type Setting } from '../../parts/result/draft.ts'
import { resultShown } from '../../parts/result/result-shown.ts'
import { resultTyped } from '../../parts/result/result-typed.ts'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'

type Props = {
  readonly setting: Setting
  /** Typed here and not taken yet. */
  readonly draft: Draft
  /** What a phone has reported. */
  readonly reported: Result | null
  readonly isDiffering: boolean
}

/** The place of a result while there is none: what is typed or reported, as text. */
export const WaitingResult = ({ setting, draft, reported, isDiffering }: Props) => {
  const { language } = useWords(deskWords)
  const text = (result: Result): string => resultShown(language, setting, result)
  if (isTouched(draft)) {
    const typed = resultTyped(draft, setting)
    return (
      <span className="waiting-result typed" data-testid="typed">
        {'result' in typed ? text(typed.result) : `${draft.first || '…'} – ${draft.second || '…'}`}
      </span>
    )
  }
  return (
    <span className="waiting-result">
      {reported !== null && (
        <span className={isDiffering ? 'said wrong' : 'said'} data-testid="reported">
          {text(reported)}
        </span>
      )}
    </span>
  )
}
