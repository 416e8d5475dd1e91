import { Button, buttonClass } from '../../../ui/button.tsx'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { useMoment } from '../match/use-moment.ts'
import { BackBand } from '../phone-band.tsx'
import { usePhone } from '../phone-context.ts'
import { goToPlace } from '../place.ts'

/** Leaving the event: others notice it at once, so it is asked about. */
export const LeavePage = () => {
  const { session, me, event } = usePhone()
  const words = useWords(phonePagesWords)
  const { moment, asides } = useMoment()
  const { player } = me.player
  const leaving = asides.find(({ kind }) => kind === 'leaving')
  const isGone = moment.kind === 'left' || moment.kind === 'disqualified'
  const isPlaying = me.table !== null && me.table.result === null
  const drop = async (when: 'now' | 'after-round') => {
    if (await session.give({ kind: 'drop-player', player, when })) goToPlace('match')
  }
  const stay = async () => {
    if (await session.give({ kind: 'readmit-player', player })) goToPlace('match')
  }
  return (
    <>
      <BackBand title={words.leave} />
      <main className="phone-page">
        {isGone || leaving !== undefined ? (
          <>
            <p className="lead" role="status">
              {isGone ? words.left : words.moments.leaving}
            </p>
            {me.leaves?.mayStay === true ? (
              <Button size="big" data-testid="stay-after-all" onClick={stay}>
                {isGone ? words.moments.comeBack : words.moments.stayAfterAll}
              </Button>
            ) : (
              <p>{words.leftNote}</p>
            )}
          </>
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
