import { announcementSheet, rulesOf, textsAt } from '@topcut/engine'
import { anewText, textSentence } from '@topcut/protocol/words'
import type { ReactNode } from 'react'
import { aboutLines } from '../../../parts/about/about-lines.ts'
import { detailLines, toldLines, untoldPlan } from '../../../parts/announcement/told-lines.ts'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { timeText } from '../../../words/time-text.ts'
import { Leaves } from '../leaf/leaves.tsx'
import { usePosted } from '../paper-context.ts'

/** What the document demands to be told, to be read out or to hang on the wall. */
export const AnnouncementSheet = () => {
  const { state, posted, words, print } = usePosted()
  const { page, language, label, heading, termWith } = words
  const sheet = announcementSheet(state)
  const { tier } = state.created
  const { regulation } = rulesOf(state.created)
  const isTold = sheet.lines.some(({ values }) => 'details' in values)
  const others = isTold ? [] : detailLines(words, sheet.details)
  const texts = textsAt(regulation, 'announcement')
  const plan = untoldPlan(words, sheet.stages, sheet.lines)
  const blocks: readonly ReactNode[] = [
    ...aboutLines(words, state.about).map((line) => (
      <div key={line.key} className="told-line" data-block>
        <h3>{line.label}</h3>
        {line.texts.map((text) => (
          <p key={text} translate="no">
            {text}
          </p>
        ))}
      </div>
    )),
    ...(plan.length === 0
      ? []
      : [
          <div key="plan" className="told-line" data-block>
            <h3>{heading('structure')}</h3>
            {plan.map((text) => (
              <p key={text} className={text === null ? 'to-fill' : undefined}>
                {text ?? ''}
              </p>
            ))}
          </div>,
        ]),
    ...sheet.lines.map(({ key, rule, values }) => (
      <div key={key} className="told-line" data-block>
        <h3>
          {words.about(key)} <RuleIds rules={[rule]} />
        </h3>
        {toldLines(words, posted, values).map((text, index) => (
          <p key={text ?? `missing-${index}`} className={text === null ? 'to-fill' : undefined}>
            {text ?? ''}
          </p>
        ))}
      </div>
    )),
    ...(sheet.missions === null
      ? []
      : [
          <div key="missions" className="told-line" data-block>
            <h3>
              {page.before.missions.heading} <RuleIds rules={[sheet.missions.rule]} />
            </h3>
            <p className={sheet.missions.value.length === 0 ? 'to-fill' : undefined} translate="no">
              {sheet.missions.value.join(', ')}
            </p>
          </div>,
        ]),
    ...(others.length === 0
      ? []
      : [
          <div key="details" className="told-line" data-block>
            <h3>{page.before.details}</h3>
            {others.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>,
        ]),
    ...(sheet.anew.length === 0
      ? []
      : [
          <div key="anew" className="told-line" data-block>
            <h3>{page.before.anew}</h3>
            {sheet.anew.map((anew) => (
              <p key={anew.at} translate="no">
                {timeText(language, anew.at)} {anewText(language, anew, posted)}
              </p>
            ))}
          </div>,
        ]),
    ...(texts.length === 0
      ? []
      : [
          <div key="ruled" className="told-line" data-block="stays">
            <h3>{page.before.ruledBy}</h3>
          </div>,
        ]),
    ...texts.map(({ value, rule }) => (
      <p key={value.key} className="ruled-line" data-block>
        {textSentence(language, value.key)} <RuleIds rules={[rule]} />
      </p>
    )),
  ]
  const about = [
    <span key="name" translate="no">
      {regulation.name}
    </span>,
    `, ${label(`tier.${tier}`)}, ${termWith('count.players', { count: sheet.headCount })}`,
  ]
  return (
    <Leaves title={print.sheets.announcement} note={about} count={blocks.length}>
      {(shown) => shown.map((at) => blocks[at])}
    </Leaves>
  )
}
