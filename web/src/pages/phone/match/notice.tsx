import type { OwnMatch, Placed } from '@topcut/engine'
import { term } from '@topcut/protocol/words'
import type { ReactNode } from 'react'
import { loadedLater } from '../../../route/loaded-later.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { phoneWords } from '../../../words/phone.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { roundWords } from '../../../words/round.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { AlertOffer } from '../alert/alert-offer.tsx'
import { usePhone } from '../phone-context.ts'
import { useCalled } from '../use-called.ts'
import { isWaitingForRound, type Moment } from './moment.ts'
import { SaidResult } from './said-result.tsx'

const ShareCard = loadedLater(async () => (await import('../share/share-card.tsx')).ShareCard)

type Props = { readonly moment: Exclude<Moment, { readonly kind: 'match' }> }

/** What there is to know while there is no match to play, and to be told of the next one. */
export const Notice = ({ moment }: Props) => (
  <>
    <NoticeText moment={moment} />
    {isWaitingForRound(moment) && <AlertOffer />}
  </>
)

const NoticeText = ({ moment }: Props) => {
  const { me, event, session } = usePhone()
  const phone = useWords(phoneWords)
  const words = useWords(phonePagesWords)
  const { called } = useWords(roundWords)
  const calledAt = useCalled()
  const language = useLanguage()
  const said = words.moments
  const top = (size: number) => term(language, 'top', { size })
  const of = event?.registered ?? 0
  switch (moment.kind) {
    case 'waiting-list':
      return <Said title={words.waitingList(moment.place)} note={words.waitingNote} />
    case 'registered':
    case 'list-missing': {
      const isMissing = moment.kind === 'list-missing'
      return (
        <Said title={isMissing ? said.listMissing : said.registered}>
          {isMissing && <p>{said.listMissingNote}</p>}
          <p>
            {words.yourNumber(me.player.number)}{' '}
            {me.player.checkedIn ? words.checkedIn : words.checkIn}
          </p>
          {isMissing || me.list.status === 'none' ? (
            <a
              className={buttonClass({ ...(isMissing ? { tone: 'next' } : {}), size: 'big' })}
              href="#list"
              data-testid="to-list"
            >
              {words.handInList}
            </a>
          ) : (
            <p className="muted">{words.notPairedNote}</p>
          )}
        </Said>
      )
    }
    case 'waiting':
      return (
        <Said title={words.notPaired} note={words.notPairedNote}>
          <p>{words.yourNumber(me.player.number)}</p>
        </Said>
      )
    case 'late':
      return (
        <Said title={said.late} note={words.notPairedNote}>
          <p>{said.missed(moment.missed)}</p>
        </Said>
      )
    case 'bye':
      return <Said title={words.bye} note={words.byeNote} />
    case 'round-over': {
      const place = me.standing?.place ?? null
      const note = {
        'next-round': phone.nextPairing,
        cut: said.cutFollows,
        ceremony: said.ceremony,
      }
      return (
        <Said title={said.roundOver(calledAt(moment.round))} note={note[moment.ahead]}>
          {moment.table !== null && <Entered table={moment.table} />}
          {place !== null && <p>{said.placeNow(place, of)}</p>}
        </Said>
      )
    }
    case 'made-cut':
      return (
        <Said title={said.madeCut(top(moment.size))} note={phone.nextPairing}>
          <p>{said.seed(moment.seed)}</p>
        </Said>
      )
    case 'goes-on':
      return (
        <Said
          title={moment.isLast ? words.played : moment.hasLost ? said.secondChance : said.goesOn}
          note={moment.isLast ? said.ceremony : phone.nextPairing}
        >
          <Entered table={moment.table} />
          {moment.next !== null && <p>{said.next(called(moment.next))}</p>}
        </Said>
      )
    case 'missed-cut':
      return <Ended placed={moment.placed} note={said.missedCut(top(moment.size))} />
    case 'knocked-out':
      return <Ended placed={moment.placed} note={said.knockedOut(called(moment.roundName))} />
    case 'left':
      return (
        <Said title={words.left} note={moment.mayStay ? words.leftStays : words.leftNote}>
          {moment.mayStay && (
            <Button
              size="big"
              data-testid="come-back"
              onClick={() => session.give({ kind: 'readmit-player', player: me.player.player })}
            >
              {said.comeBack}
            </Button>
          )}
        </Said>
      )
    case 'disqualified':
      return (
        <Said title={said.disqualified} note={words.outNote}>
          <Note tone="wrong">
            <span translate="no">{moment.reason}</span>
          </Note>
        </Said>
      )
    case 'played':
      return <Said title={words.played} note={words.playedNote} />
    case 'cancelled':
      return (
        <Said title={said.cancelled}>
          <p translate="no">{moment.reason}</p>
        </Said>
      )
    case 'champion':
    case 'finished': {
      const isChampion = moment.kind === 'champion'
      const champion = event?.champion ?? null
      return (
        <section className="notice" data-testid="finished">
          {isChampion && <p className="won">{said.won}</p>}
          <h1>
            {me.finalPlace === null ? (
              words.finished
            ) : (
              <>
                <span>{words.place}</span> <b className="d2">{me.finalPlace}</b>
                <span>{said.placeOf(of)}</span>
              </>
            )}
          </h1>
          {!isChampion && champion !== null && (
            <p>
              {words.champion}: <b translate="no">{champion.name}</b>
            </p>
          )}
          {me.finalPlace !== null && <ShareCard place={me.finalPlace} of={of} />}
        </section>
      )
    }
  }
}

type SaidProps = {
  readonly title: string
  readonly note?: string
  readonly children?: ReactNode
}

const Said = ({ title, note, children }: SaidProps) => (
  <section className="notice">
    <h1>{title}</h1>
    {children}
    {note !== undefined && <p className="muted">{note}</p>}
  </section>
)

const Entered = ({ table }: { readonly table: OwnMatch }) => {
  const { resultIn } = useWords(phoneWords)
  if (table.result === null) return null
  return (
    <Note tone="good" data-testid="done">
      {resultIn} <SaidResult table={table} result={table.result} />
    </Note>
  )
}

/** Where the day ended: one place, or as far as that is known. */
const Ended = ({ placed, note }: { readonly placed: Placed; readonly note: string }) => {
  const words = useWords(phonePagesWords)
  const isCertain = placed.from === placed.to
  return (
    <section className="notice" data-testid="ended-at">
      <h1>
        <span>{words.place}</span>{' '}
        <b className={isCertain ? 'd2' : 'range'}>
          {isCertain ? placed.from : `${placed.from}–${placed.to}`}
        </b>
      </h1>
      <p>{note}</p>
      {!isCertain && <p className="muted">{words.moments.placesNote}</p>}
      <p className="muted">{words.outNote}</p>
    </section>
  )
}
