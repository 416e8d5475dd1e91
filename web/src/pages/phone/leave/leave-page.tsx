import { Button, buttonClass } from '../../../ui/button.tsx'
import { phoneWords } from '../../../words/phone.ts'
import { useWords } from '../../../words/use-words.ts'
import { BackBand } from '../phone-band.tsx'
import { usePhone } from '../phone-context.ts'
import { goToPlace } from '../place.ts'

/** Leaving the event: others notice it at once, so it is asked about. */
export const LeavePage = () => {
  const { session, me, event, waiting } = usePhone()
  const words = useWords(phoneWords)
  const { status, player } = me.player
  const isGoing =
    status !== 'active' && status !== 'registered' && status !== 'waiting'
      ? true
      : waiting.some(({ parcel }) => parcel.command.kind === 'drop-player')
  const isPlaying = me.table !== null && me.table.result === null
  const drop = async (when: 'now' | 'after-round') => {
    if (await session.give({ kind: 'drop-player', player, when })) goToPlace('match')
  }
  return (
    <>
      <BackBand title={words.leave} />
      <main className="phone-page">
        {isGoing ? (
          <p className="lead" role="status">
            {words.left}
          </p>
        ) : (
          <>
            <p className="lead">{words.leaveAsk}</p>
            <p>{event?.status === 'to-come' ? words.leaveBefore : words.leaveNote}</p>
            <Button
              size="big"
              data-testid="drop"
              onClick={() => drop(isPlaying ? 'after-round' : 'now')}
            >
              {isPlaying ? words.leaveAfterRound : words.leaveNow}
            </Button>
            <a className={buttonClass({ tone: 'next', size: 'big' })} href="#match">
              {words.stay}
            </a>
          </>
        )}
      </main>
    </>
  )
}
