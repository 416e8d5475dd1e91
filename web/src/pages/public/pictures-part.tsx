import type { PublicPictures } from '@topcut/engine'
import { PlacesPicture } from '../../parts/pictures/places-picture.tsx'
import { PointsPicture } from '../../parts/pictures/points-picture.tsx'

/** As many lines as can be told apart. */
const most = 8

/** The rounds so far, drawn. */
export const PicturesPart = ({ pictures }: { readonly pictures: PublicPictures }) => {
  const { rounds, players, points, cut } = pictures
  const lines = players.slice(0, most).map(({ player, name, places }) => ({
    key: player,
    name,
    places,
  }))
  return (
    <div className="pictures" data-testid="pictures">
      {rounds.length > 0 && (
        <PlacesPicture rounds={rounds} lines={lines} players={players.length} />
      )}
      {points.length > 0 && <PointsPicture points={points} cut={cut} />}
    </div>
  )
}
