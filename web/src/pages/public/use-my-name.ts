import type { EventId, PlayerId } from '@topcut/engine'
import { useState } from 'react'
import { keep, readKept } from '../../state/kept.ts'

const local = () => window.localStorage

export type MyName = readonly [PlayerId | null, (player: PlayerId | null) => void]

/** Whom this browser looks for: who reloads in round 4 need not type their name again. */
export const useMyName = (event: EventId): MyName => {
  const key = `topcut.my-name.${event}`
  const [mine, setMine] = useState(() => readKept(local, key) as PlayerId | null)
  return [
    mine,
    (player) => {
      keep(local, key, player)
      setMine(player)
    },
  ]
}
