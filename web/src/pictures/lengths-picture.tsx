import type { RoundTime } from '@topcut/engine'
import { usePictures } from '../words/pictures/use-pictures.ts'
import { BarsPicture } from './bars-picture.tsx'

/** How long the rounds were to last, and how long they did. */
export const LengthsPicture = ({ times }: { readonly times: readonly RoundTime[] }) => {
  const { words } = usePictures()
  return (
    <BarsPicture
      title={words.lengths}
      note={words.lengthsNote}
      columns={[words.roundNumber, words.time]}
      bars={times.map(({ round, planned, taken }) => ({
        key: round,
        name: round,
        full: taken,
        strong: Math.min(taken, planned ?? taken),
        text: planned === null ? words.takenUntimed(taken) : words.taken(taken, planned),
        ...(planned === null ? {} : { frame: planned }),
      }))}
    />
  )
}
