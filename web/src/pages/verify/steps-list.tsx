import type { ReactNode } from 'react'
import { Sign, type SignName } from '../../ui/sign.tsx'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { verifyWords } from '../../words/verify.ts'
import { secondsText } from './figures.ts'

export type StepState = 'good' | 'wrong' | 'warn' | 'now' | 'todo' | 'unchecked'

const signs: { readonly [S in StepState]: SignName } = {
  good: 'check',
  wrong: 'differ',
  warn: 'warn',
  now: 'play',
  todo: 'idle',
  unchecked: 'idle',
}

export type Step = {
  readonly id: string
  readonly state: StepState
  readonly title: string
  readonly text?: string | undefined
  /** How long it took; null where it is not known yet. */
  readonly took: number | null
  /** In the place of the time. */
  readonly beside?: string | undefined
  readonly below?: ReactNode
}

const OneStep = ({ id, state, title, text, took, beside, below }: Step) => {
  const words = useWords(verifyWords)
  const language = useLanguage()
  const time = took === null ? '' : words.seconds(secondsText(language, took))
  const said = { now: words.working, unchecked: words.notChecked }
  const shown = beside ?? (state === 'now' || state === 'unchecked' ? said[state] : time)
  return (
    <li data-testid={`step-${id}`} data-state={state}>
      <span className={`verify-step-sign ${state}`}>
        <Sign name={signs[state]} />
      </span>
      <div>
        <h2>{title}</h2>
        {text !== undefined && <p>{text}</p>}
      </div>
      {shown !== '' && <small className="faint">{shown}</small>}
      {below !== undefined && <div className="verify-below">{below}</div>}
    </li>
  )
}

/** What is checked, one after the other; each ticks off as it is done. */
export const StepsList = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol className="verify-steps">
    {steps.map((step) => (
      <OneStep key={step.id} {...step} />
    ))}
  </ol>
)
