import type { Pictures } from '@topcut/engine'
import { usePictures } from '../words/pictures/use-pictures.ts'
import { BarsPicture } from './bars-picture.tsx'

/** How many have how many tournament points, and where the cut goes through. */
export const PointsPicture = ({ points, cut }: Pick<Pictures, 'points' | 'cut'>) => {
  const { words } = usePictures()
  const last = points.findLastIndex((group) => group.in > 0)
  return (
    <BarsPicture
      title={words.points}
      columns={[words.tournamentPoints, words.players]}
      bars={points.map(({ tournamentPoints, players, in: isIn }, index) => ({
        key: tournamentPoints,
        name: tournamentPoints,
        full: players,
        strong: isIn,
        text: index === last && isIn < players ? words.playersIn(players, isIn) : `${players}`,
        ...(index === last && cut !== null ? { line: words.cutTo(cut) } : {}),
      }))}
    />
  )
}
