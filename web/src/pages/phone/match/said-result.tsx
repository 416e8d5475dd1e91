import type { OwnMatch, OwnTable, Result } from '@topcut/engine'
import { Suspense } from 'react'
import { loadedLater } from '../../../route/loaded-later.ts'

const ResultLine = loadedLater(async () => (await import('../said/result-line.tsx')).ResultLine)

type Props = { readonly table: OwnMatch & Partial<Pick<OwnTable, 'slip'>>; readonly result: Result }

/** A result in words, from the reader's side; those are on their way while nothing stands here. */
export const SaidResult = ({ table, result }: Props) => (
  <Suspense fallback={<span>…</span>}>
    <ResultLine table={table} result={result} />
  </Suspense>
)
