import type { PublicAnnouncement, PublicEvent } from '@topcut/engine'
import { dayText } from '@topcut/protocol/words'
import { announcedLines } from '../../parts/announcement/announced-lines.ts'
import { publicAnewText } from '../../parts/announcement/public-anew-text.ts'
import { untoldPlan } from '../../parts/announcement/told-lines.ts'
import { deskWords } from '../../words/desk.ts'
import { hallWords } from '../../words/hall.ts'
import { timeText } from '../../words/time-text.ts'
import { useWords } from '../../words/use-words.ts'

type Props = { readonly event: PublicEvent; readonly announcement: PublicAnnouncement | null }

/** Before the start: what this is, how many are here, and what was told. */
export const WallAbout = ({ event, announcement }: Props) => {
  const words = useWords(hallWords)
  const all = useWords(deskWords)
  const { language } = all
  // The last change stands above every page of the wall already.
  const earlier = (announcement?.anew ?? []).filter(({ at }) => at !== event.anew?.at)
  const { start, venue, fee } = event.about
  const when = [dayText(language, event.date), start, venue, fee].filter((one) => one !== undefined)
  return (
    <section className="wall-about">
      <p className="wall-name" translate="no">
        {event.name}
      </p>
      <p translate="no">{[...when, words.players(event.registered)].join(' · ')}</p>
      {untoldPlan(all, event.stages, announcement?.lines ?? []).map(
        (line) => line !== null && <p key={line}>{line}</p>,
      )}
      {earlier.map((anew) => (
        <p key={anew.at} translate="no">
          {timeText(language, anew.at)} · {publicAnewText(language, anew)}
        </p>
      ))}
      <dl>
        {announcedLines(all, announcement).map(({ key, told }) => (
          <div key={key}>
            <dt>{all.about(key)}</dt>
            {told.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
