import type { OwnTable, Result } from '@topcut/engine'
import { Suspense } from 'react'
import { loadedLater } from '../../../route/loaded-later.ts'

const ResultLine = loadedLater(async () => (await import('../said/result-line.tsx')).ResultLine)

type Props = { readonly table: OwnTable; readonly result: Result }

/** A result in words; while those are on their way, the bare score. */
export const SaidResult = ({ table, result }: Props) => (
  <Suspense
    fallback={
      'score' in result && result.score !== undefined ? (
        <span>
          {result.score[0]} – {result.score[1]}
        </span>
      ) : (
        <span>…</span>
      )
    }
  >
    <ResultLine table={table} result={result} />
  </Suspense>
)
