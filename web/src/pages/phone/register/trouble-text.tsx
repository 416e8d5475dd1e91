import { lazy, Suspense } from 'react'
import { shellWords } from '../../../words/shell.ts'
import { useWords } from '../../../words/use-words.ts'
import type { RegisterTrouble } from './register-trouble.ts'

const RefusalText = lazy(async () => ({
  default: (await import('./refusal-text.tsx')).RefusalText,
}))

/** Why somebody is not registered. The documents' sentences are fetched when one is needed. */
export const TroubleText = ({ trouble }: { readonly trouble: RegisterTrouble }) => {
  const shell = useWords(shellWords)
  if (trouble.kind === 'unreachable') return shell.unreachable
  if (trouble.kind === 'problem') return trouble.detail
  return (
    <Suspense fallback={shell.loading}>
      <RefusalText refusal={trouble.refusal} />
    </Suspense>
  )
}
