import { announcementSheet, regulationOf, rulesOf, textsAt } from '@topcut/engine'
import { anewText, dayText, textSentence } from '@topcut/protocol/words'
import { useLeading } from '../../../leader/leading.ts'
import { AboutList } from '../../../parts/about/about-list.tsx'
import { Logo } from '../../../parts/about/logo.tsx'
import { detailLines, toldLines, untoldPlan } from '../../../parts/announcement/told-lines.ts'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { timeText } from '../../../words/time-text.ts'
import { useWords } from '../../../words/use-words.ts'

/** What the document demands to be told, filled in: read out, or printed on one page. */
export const AnnouncementText = () => {
  const { state, names } = useLeading()
  const words = useWords(deskWords)
  const { page, language, label, termWith } = words
  const sheet = announcementSheet(state)
  const { name, regulation: id, tier, date } = state.created
  const { regulation } = rulesOf(state.created)
  const lines = sheet.lines.map((line) => ({ ...line, told: toldLines(words, names, line.values) }))
  const missing = lines.flatMap(({ told }) => told).filter((text) => text === null).length
  const isTold = sheet.lines.some(({ values }) => 'details' in values)
  const others = isTold ? [] : detailLines(words, sheet.details)
  const texts = textsAt(regulation, 'announcement')
  return (
    <article className="sheet" aria-label={page.before.sheet} data-testid="sheet">
      <header>
        <Logo of={state.about.logo} />
        <h3>{name}</h3>
        <p className="muted">
          {regulationOf(id)?.name ?? id}, {label(`tier.${tier}`)}, {dayText(language, date)},{' '}
          {termWith('count.players', { count: sheet.headCount })}
        </p>
        {untoldPlan(words, sheet.stages, sheet.lines).map(
          (line) =>
            line !== null && (
              <p key={line} className="plan">
                {line}
              </p>
            ),
        )}
      </header>
      <AboutList about={state.about} />
      {lines.length === 0 && <p className="muted">{page.before.nothingDue}</p>}
      <dl>
        {lines.map(({ key, strength, rule, told }) => (
          <div key={key} data-testid={`told-${key}`}>
            <dt>
              {words.about(key)}
              <small className="faint">
                {page.before.strength[strength]} <RuleIds rules={[rule]} />
              </small>
            </dt>
            <dd>
              {told.map((text, index) => (
                <p key={text ?? `missing-${index}`} className={text === null ? 'warn' : undefined}>
                  {text === null ? (
                    <>
                      <Sign name="warn" /> {page.before.stillMissing}
                    </>
                  ) : (
                    <RuledText>{text}</RuledText>
                  )}
                </p>
              ))}
            </dd>
          </div>
        ))}
        {sheet.missions !== null && (
          <div data-testid="told-missions">
            <dt>
              {page.before.missions.heading}
              <RuleIds rules={[sheet.missions.rule]} />
            </dt>
            <dd translate="no">
              {sheet.missions.value.map((mission) => (
                <p key={mission}>{mission}</p>
              ))}
              {sheet.missions.value.length === 0 && (
                <p className="warn">
                  <Sign name="warn" /> {page.before.stillMissing}
                </p>
              )}
            </dd>
          </div>
        )}
        {others.length > 0 && (
          <div>
            <dt>{page.before.details}</dt>
            <dd>
              {others.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </dd>
          </div>
        )}
      </dl>
      {sheet.anew.length > 0 && (
        <section className="anew" data-testid="announced-anew">
          <h3>{page.before.anew}</h3>
          {sheet.anew.map((anew) => (
            <p key={anew.at}>
              <span className="faint">{timeText(language, anew.at)}</span>{' '}
              <span translate="no">{anewText(language, anew, names)}</span>
            </p>
          ))}
        </section>
      )}
      {missing > 0 && <p className="warn">{page.before.missingCount(missing)}</p>}
      {texts.length > 0 && (
        <footer>
          <h3 className="faint">{page.before.ruledBy}</h3>
          {texts.map(({ value, rule }) => (
            <p key={value.key}>
              {textSentence(language, value.key)} <RuleIds rules={[rule]} />
            </p>
          ))}
        </footer>
      )}
    </article>
  )
}
