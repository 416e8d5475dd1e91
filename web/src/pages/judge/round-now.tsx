import { openRound, type Round } from '@topcut/engine'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { timeLeftText } from '../desk/day/remaining.ts'
import { useDesk } from '../desk/desk-context.ts'
import { useClock } from '../desk/tables/clock/use-clock.ts'

const Played = ({ round }: { readonly round: Round }) => {
  const { state } = useDesk()
  const { page, heading } = useWords(deskWords)
  const { clock } = page.rounds
  const { view } = useClock(state, round)
  return (
    <section className="judge-now on-band" aria-label={heading('clock')}>
      <p>
        <b>{page.round(round.number)}</b> {clock.status[view.status]}
      </p>
      <p className="judge-clock" role="timer" data-testid="clock">
        {view.remaining === null ? clock.noLimit : timeLeftText(view.remaining)}
      </p>
    </section>
  )
}

/** The round and its clock, above every part of the page. */
export const RoundNow = () => {
  const { state } = useDesk()
  const round = openRound(state)
  return round?.status === 'published' ? <Played round={round} /> : null
}
