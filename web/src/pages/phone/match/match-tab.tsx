import { Suspense } from 'react'
import { loadedLater } from '../../../route/loaded-later.ts'
import { useAwake } from '../../../state/use-awake.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { phoneWords } from '../../../words/phone.ts'
import { useWords } from '../../../words/use-words.ts'
import { tellMe } from '../alert/tell-me.ts'
import { OpenCall } from '../call/open-call.tsx'
import { usePhone } from '../phone-context.ts'
import { MatchDo } from './match-do.tsx'
import './match.css'
import { isWaitingForRound, type MomentKind } from './moment.ts'
import { Opponent } from './opponent.tsx'
import { useMoment } from './use-moment.ts'

const Notice = loadedLater(async () => (await import('./notice.tsx')).Notice)
const LuckOffer = loadedLater(async () => (await import('../luck/luck-offer.tsx')).LuckOffer)
const Asides = loadedLater(async () => (await import('./asides.tsx')).Asides)

/** Nobody needs a judge once the own day is over. */
const over: readonly MomentKind[] = ['champion', 'finished', 'cancelled', 'left', 'waiting-list']

/** What a player looks up twenty times a day: which table, against whom, what is next. */
export const MatchTab = () => {
  const words = useWords(phoneWords)
  const { me } = usePhone()
  const { moment, asides } = useMoment()
  // A phone that has gone dark cannot tell anybody.
  useAwake(useStateOf(tellMe) && isWaitingForRound(moment))
  const state = moment.kind === 'match' ? moment.phase : moment.kind
  return (
    <main className={`match-tab ${state}`} data-testid="moment" data-moment={state}>
      {asides.length > 0 && (
        <Suspense fallback={null}>
          <Asides asides={asides} />
        </Suspense>
      )}
      {moment.kind === 'match' ? (
        <>
          <section className="table-no">
            <h1>
              <span>{words.table}</span>{' '}
              <b className={`d${`${moment.table.table}`.length}`} data-testid="table">
                {moment.table.table}
              </b>
            </h1>
          </section>
          <div className="ticket-cut" />
          <Opponent table={moment.table} />
          <div className="do">
            <MatchDo table={moment.table} phase={moment.phase} />
          </div>
        </>
      ) : (
        <Suspense fallback={<section className="notice" aria-busy="true" />}>
          <Notice moment={moment} />
        </Suspense>
      )}
      <div className="beside-do">
        {(state === 'playing' || state === 'time-called') && (
          <a className={buttonClass({ size: 'line' })} href="#set-up" data-testid="set-up">
            {words.setUp}
          </a>
        )}
        {moment.kind === 'match' && moment.table.opponent.list !== null && (
          <a className={buttonClass({ size: 'line' })} href="#their-list" data-testid="their-list">
            {words.theirList}
          </a>
        )}
        {!over.includes(moment.kind) && (
          <a className={buttonClass({ size: 'line' })} href="#call" data-testid="call">
            <Sign name="call" />
            <OpenCall />
          </a>
        )}
      </div>
      {/* A view of before, as this phone may have kept it, says nothing of it. */}
      {me.luck != null && me.player.checkedIn && isWaitingForRound(moment) && (
        <Suspense fallback={null}>
          <LuckOffer luck={me.luck} />
        </Suspense>
      )}
    </main>
  )
}
