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
import { isWaitingForRound, type Moment } from './moment.ts'
import { Opponent } from './opponent.tsx'
import { useMoment } from './use-moment.ts'

/** What a player looks up twenty times a day: which table, against whom, what is next. */
export const MatchTab = () => {
  const words = useWords(phoneWords)
  const moment = useMoment()
  // A phone that has gone dark cannot tell anybody.
  useAwake(useStateOf(tellMe) && isWaitingForRound(moment))
  return (
    <main className={moment.kind === 'match' ? `match-tab ${moment.phase}` : 'match-tab'}>
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
        <Otherwise moment={moment} />
      )}
      <div className="beside-do">
        {moment.kind === 'match' && (
          <a className={buttonClass({ size: 'line' })} href="#set-up" data-testid="set-up">
            {words.setUp}
          </a>
        )}
        {moment.kind !== 'finished' && moment.kind !== 'left' && (
          <a className={buttonClass({ size: 'line' })} href="#call" data-testid="call">
            <Sign name="call" />
            <OpenCall />
          </a>
        )}
      </div>
    </main>
  )
}

type OtherwiseProps = { readonly moment: Exclude<Moment, { readonly kind: 'match' }> }

const Otherwise = ({ moment }: OtherwiseProps) => {
  const { me, event } = usePhone()
  const words = useWords(phoneWords)
  const isMissing = me.list.status === 'missing' || me.list.status === 'none'
  switch (moment.kind) {
    case 'bye':
      return (
        <section className="notice" data-testid="bye">
          <h1>{words.bye}</h1>
          <p>{words.byeNote}</p>
        </section>
      )
    case 'waiting-list':
      return (
        <section className="notice" data-testid="waiting-list">
          <h1>{words.waitingList(moment.place)}</h1>
          <p>{words.waitingNote}</p>
        </section>
      )
    case 'left':
      return (
        <section className="notice">
          <h1>{words.left}</h1>
          <p>{words.leftNote}</p>
        </section>
      )
    case 'out':
      return (
        <section className="notice" data-testid="out">
          <h1>{words.out}</h1>
          <p>{words.outNote}</p>
        </section>
      )
    case 'played':
      return (
        <section className="notice" data-testid="played">
          <h1>{words.played}</h1>
          <p>{words.playedNote}</p>
        </section>
      )
    case 'finished':
      return (
        <section className="notice" data-testid="finished">
          <h1>
            {me.finalPlace === null ? (
              words.finished
            ) : (
              <>
                <span>{words.place}</span> <b className="d2">{me.finalPlace}</b>
              </>
            )}
          </h1>
          {event?.champion != null && (
            <p>
              {words.champion}: <b translate="no">{event.champion.name}</b>
            </p>
          )}
        </section>
      )
    case 'not-paired':
      return (
        <section className="notice" data-testid="not-paired">
          <h1>{words.notPaired}</h1>
          <p>
            {words.yourNumber(me.player.number)}{' '}
            {event?.status === 'to-come' && (me.player.checkedIn ? words.checkedIn : words.checkIn)}
          </p>
          <p className="muted">{words.notPairedNote}</p>
          {event?.status === 'to-come' && isMissing && (
            <a className={buttonClass({ size: 'big' })} href="#list" data-testid="to-list">
              {words.handInList}
            </a>
          )}
        </section>
      )
  }
}
