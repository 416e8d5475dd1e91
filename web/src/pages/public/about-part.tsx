import type { PublicAnnouncement, PublicEvent } from '@topcut/engine'
import { dayText } from '@topcut/protocol/words'
import { AboutList } from '../../parts/about/about-list.tsx'
import { Logo } from '../../parts/about/logo.tsx'
import { announcedLines } from '../../parts/announcement/announced-lines.ts'
import { publicAnewText } from '../../parts/announcement/public-anew-text.ts'
import { untoldPlan } from '../../parts/announcement/told-lines.ts'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { RuledText } from '../../ui/ruled-text.tsx'
import { deskWords } from '../../words/desk.ts'
import { hallWords } from '../../words/hall.ts'
import { timeText } from '../../words/time-text.ts'
import { useWords } from '../../words/use-words.ts'

type Props = {
  readonly event: PublicEvent
  readonly announcement: PublicAnnouncement | null
  readonly logo: string | null
}

/** Where and when it is, and what players were told before the start. */
export const AboutPart = ({ event, announcement, logo }: Props) => {
  const words = useWords(hallWords)
  const all = useWords(deskWords)
  const { language, label } = all
  const lines = announcedLines(all, announcement)
  const missions = announcement?.missions ?? null
  return (
    <>
      <h2>{words.tabs.about}</h2>
      <p className="muted">
        {dayText(language, event.date)}, {label(`tier.${event.tier}`)},{' '}
        {words.players(announcement?.headCount ?? event.registered)}
      </p>
      <Logo of={logo} />
      <AboutList about={event.about} className="public-about" />
      {untoldPlan(all, event.stages, announcement?.lines ?? []).map(
        (line) => line !== null && <p key={line}>{line}</p>,
      )}
      {announcement === null && <p className="empty">{words.empty.about}</p>}
      {(announcement?.anew ?? []).map((anew) => (
        <p key={anew.at} className="public-anew" data-testid="announced-anew">
          <span className="faint">{timeText(language, anew.at)}</span>{' '}
          <b>{all.page.before.anew}.</b>{' '}
          <span translate="no">{publicAnewText(language, anew)}</span>
        </p>
      ))}
      <dl className="public-about" data-testid="about">
        {lines.map(({ key, rule, told }) => (
          <div key={key}>
            <dt>
              {all.about(key)} <RuleIds rules={[rule]} />
            </dt>
            {told.map((line) => (
              <dd key={line}>
                <RuledText>{line}</RuledText>
              </dd>
            ))}
          </div>
        ))}
        {missions !== null && missions.value.length > 0 && (
          <div data-testid="about-missions">
            <dt>
              {all.page.before.missions.heading} <RuleIds rules={[missions.rule]} />
            </dt>
            {missions.value.map((mission) => (
              <dd key={mission} translate="no">
                {mission}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </>
  )
}
