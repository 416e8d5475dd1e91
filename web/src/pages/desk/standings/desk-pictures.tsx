import { picturesView, roundTimes } from '@topcut/engine'
import { useMemo, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { useEventCards } from '../../../leader/list/use-event-cards.ts'
import { printedOn } from '../../../parts/list/shown/printed-on.ts'
import { LengthsPicture } from '../../../parts/pictures/lengths-picture.tsx'
import { PlacesPicture } from '../../../parts/pictures/places-picture.tsx'
import { PointsPicture } from '../../../parts/pictures/points-picture.tsx'
import { SharePictures } from '../../../parts/pictures/share-pictures.tsx'
import { picturesWords } from '../../../words/pictures.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'

/** As many lines as can be told apart. */
const most = 8

/** The pictures of an event, folded away until somebody wants them. */
export const DeskPictures = () => {
  const words = useWords(picturesWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="pictures-fold"
      data-testid="pictures"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.pictures}</summary>
      {isOpen && <OpenPictures />}
    </details>
  )
}

const OpenPictures = () => {
  const { event, state, names } = useLeading()
  const words = useWords(picturesWords)
  const { rounds, players, points, cut, shares } = useMemo(() => picturesView(state), [state])
  const { shipName } = printedOn(useEventCards(), useLanguage())
  const times = useMemo(() => roundTimes(state, event.log), [state, event])
  const lines = players.slice(0, most).map(({ player, places }) => {
    return { key: player, name: names.player(player), places }
  })
  if (rounds.length === 0 && shares.lists === 0) return <p className="faint">{words.empty}</p>
  return (
    <div className="pictures">
      {rounds.length > 0 && (
        <PlacesPicture rounds={rounds} lines={lines} players={players.length} />
      )}
      {points.length > 0 && <PointsPicture points={points} cut={cut} />}
      <SharePictures shares={shares} shipName={shipName} />
      {times.length > 0 && <LengthsPicture times={times} />}
    </div>
  )
}
