import { openRound, type Round } from '@topcut/engine'
import { useClock } from '../../leader/clock/use-clock.ts'
import { useLeading } from '../../leader/leading.ts'
import { timeLeftText } from '../../parts/clock/remaining.ts'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'

const Played = ({ round }: { readonly round: Round }) => {
  const { state } = useLeading()
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
  const { state } = useLeading()
  const round = openRound(state)
  return round?.status === 'published' ? <Played round={round} /> : null
}
