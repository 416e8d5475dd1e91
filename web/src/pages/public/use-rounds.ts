import type { EventId, PublicTables } from '@topcut/engine'
import { useEffect, useState } from 'react'
import { loadView } from '../../state/live/load-view.ts'

/** Rounds as they were played; fetched anew when `since` changes, as results may be amended. */
export const useRounds = (
  event: EventId,
  numbers: readonly number[],
  since: unknown,
): readonly PublicTables[] => {
  const [rounds, setRounds] = useState<readonly PublicTables[]>([])
  const asked = numbers.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `since` asks again, it is not read
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const replies = await Promise.all(
        asked
          .split(' ')
          .filter(Boolean)
          .map((number) => loadView(event, `tables?round=${number}`)),
      )
      const found = replies.flatMap((reply) =>
        reply.kind === 'ok' && reply.view !== null ? [reply.view as PublicTables] : [],
      )
      if (isCurrent) setRounds(found)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [event, asked, since])
  return rounds
}
