import type { TableRow } from '@topcut/engine'
import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

/**
 * Says of every table that play has begun there. A table that nobody has said it of could be taken
 * apart when the round is put right.
 */
export const AllBegun = ({ rows }: { readonly rows: readonly TableRow[] }) => {
  const { actAll } = useLeading()
  const { page } = useWords(deskWords)
  const { status } = page.rounds
  const [done, setDone] = useState<number | null>(null)
  const waiting = rows.filter(
    ({ startedAt, endedAt, result }) => startedAt === null && endedAt === null && result === null,
  )
  if (waiting.length === 0 && done === null) return null
  const begin = async () => {
    if (done !== null) return
    setDone(0)
    const parcels = waiting.map(({ match }) => ({
      command: { kind: 'start-match' as const, match },
    }))
    await actAll(parcels, status.begunMany, setDone)
    setDone(null)
  }
  return (
    <Button
      tone="quiet"
      size="small"
      className="all-begun"
      data-testid="all-begun"
      isPending={done !== null}
      onClick={() => void begin()}
    >
      {done === null ? status.allBegun : page.progress(done, waiting.length + done)}
    </Button>
  )
}
