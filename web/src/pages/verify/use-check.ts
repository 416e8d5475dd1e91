import type { PublicRecord } from '@topcut/engine'
import { useEffect, useRef, useState } from 'react'
import { beginning, type Progress } from './progress.ts'
import { runCheck } from './run-check.ts'

type Check = {
  /** Null where the record breaks whatever looks at it. */
  readonly progress: Progress | null
  readonly stop: () => void
  readonly begin: () => void
}

/** Checks a record as soon as it is there, and again when somebody asks for it. */
export const useCheck = (record: PublicRecord): Check => {
  const [progress, setProgress] = useState<Progress | null>(beginning)
  const [times, setTimes] = useState(0)
  const running = useRef<() => void>(() => {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once more, it begins anew
  useEffect(() => {
    let isCurrent = true
    setProgress(beginning)
    const stop = runCheck(record, (next) => {
      if (isCurrent) setProgress(next)
    })
    running.current = stop
    return () => {
      isCurrent = false
      stop()
    }
  }, [record, times])
  return {
    progress,
    stop: () => running.current(),
    begin: () => setTimes((before) => before + 1),
  }
}
