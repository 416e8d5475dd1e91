import { picturesView, standingsOf } from '@topcut/engine'
import { placesNow } from '../../../leader/places-now.ts'
import { prizeLines, prizesTyped } from '../../../leader/prizes.ts'
import { MembersLine } from '../../../parts/pairings/members-line.tsx'
import { PointsPicture } from '../../../parts/pictures/points-picture.tsx'
import { useDraft } from '../../../state/drafts.ts'
import { Leaves } from '../leaf/leaves.tsx'
import { NothingYet } from '../leaf/nothing-yet.tsx'
import { usePosted } from '../paper-context.ts'
import './standings.css'

/** Everybody's place at the end, with the prizes as typed at the desk. */
export const Places = () => {
  const { event, state, posted, words, print } = usePosted()
  const { heading, page, label, termWith } = words
  const [typed] = useDraft<string | null>(`${event}.prizes`, null)
  const places = placesNow(state)
  if (places === null) {
    return <NothingYet>{print.placesLater}</NothingYet>
  }
  const prizes = prizesTyped(typed ?? prizeLines(state.about))
  const pointsOf = new Map(standingsOf(state).map((one) => [one.player, one.tournamentPoints]))
  const { points, cut } = picturesView(state)
  return (
    <Leaves
      title={page.finalPlaces}
      note={termWith('count.players', { count: places.length })}
      // The picture comes behind the last of them.
      count={places.length + 1}
    >
      {(shown) => (
        <>
          {shown.some((at) => at < places.length) && (
            <table className="places-paper">
              <thead>
                <tr>
                  <th scope="col" className="num place-cell">
                    {heading('place')}
                  </th>
                  <th scope="col">{heading('player')}</th>
                  <th scope="col" className="num points-cell">
                    {heading('tournament-points')}
                  </th>
                  {prizes.size > 0 && (
                    <th scope="col" className="prize-cell">
                      {page.afterwards.prizes.prize}
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {shown.map((at) => {
                  const { place, player } = places[at] ?? {}
                  if (place === undefined || player === undefined) return null
                  const look = at === 0 ? 'first' : at < 4 ? 'podium' : undefined
                  return (
                    <tr key={player} data-block className={look}>
                      <td className="num place-cell who">{place ?? '–'}</td>
                      <th scope="row">
                        <span className="who" translate="no">
                          {posted.player(player)}
                          <MembersLine of={posted.members(player)} />
                        </span>
                        {place === null && <small> {label('status.disqualified')}</small>}
                        {at === 0 && <small> {heading('champion')}</small>}
                      </th>
                      <td className="num points-cell">{pointsOf.get(player)}</td>
                      {prizes.size > 0 && (
                        <td className="prize-cell" translate="no">
                          {place === null ? '' : prizes.get(place)}
                        </td>
                      )}
                    </tr>
                  )
                })}
              </tbody>
            </table>
          )}
          {shown.includes(places.length) && (
            <div className="points-paper" data-block>
              <PointsPicture points={points} cut={cut} language={words.language} />
            </div>
          )}
        </>
      )}
    </Leaves>
  )
}
