import { rulesOf } from '@topcut/engine'
import type { ReactNode } from 'react'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { atTimeWords } from '../../../words/at-time.ts'
import { timeText } from '../../../words/time-text.ts'
import { Leaves } from '../leaf/leaves.tsx'
import { type Paper, usePaper } from '../paper-context.ts'
import { byHandRules } from './by-hand-rules.ts'
import { clockTimes } from './clock-times.ts'
import type { NextByHand } from './next-by-hand.ts'
import './kit.css'

const titleOf = ({ words, print }: Paper, next: NextByHand): string => {
  switch (next.kind) {
    case 'round':
      return print.pairByHand(words.calledOf(next.roundName))
    case 'cut':
      return print.cutByHand(next.size)
    default:
      return print.endByHand
  }
}

/** The first leaf of the kit: what lies behind it, how to go on, and when rounds begin and end. */
export const GoOnByHand = ({ next }: { readonly next: NextByHand }) => {
  const paper = usePaper()
  const { state, words, print } = paper
  const { page, heading, language } = words
  const { regulation } = rulesOf(state.created)
  const { tier } = state.created
  const rules = byHandRules(regulation, next, tier, print)
  const times = clockTimes(state)
  const atTime = regulation.roundLength.atTime
  const title = (key: string, text: string) => (
    <h3 key={key} className="kit-title" data-block="stays">
      {text}
    </h3>
  )
  const blocks: readonly ReactNode[] = [
    <p key="about" className="kit-line" data-block>
      {print.kitAbout[next.kind]}
    </p>,
    ...(next.kind === 'nothing' ? [] : [title('pairing', titleOf(paper, next))]),
    ...rules.map(({ text, rules: ids }, at) => (
      <p key={text} className="kit-line numbered" data-block>
        <b>{at + 1}</b>
        <span>
          {text} <RuleIds rules={ids} />
        </span>
      </p>
    )),
    title('times', print.times),
    <p key="at-time" className="kit-line" data-block="stays">
      {page.rounds.clock.timeCalled}: {atTimeWords(language)[atTime.value].now}{' '}
      <RuleIds rules={[atTime.rule]} />
    </p>,
    <p key="columns" className="kit-time kit-columns" data-block="stays">
      <span>{heading('round')}</span>
      <span>{heading('round-length')}</span>
      <span>{print.begins}</span>
      <span>{print.ends}</span>
    </p>,
    ...times.map(({ round, roundName, minutes, startedAt, endsAt }) => (
      <p key={round} className="kit-time" data-block>
        <b>{words.calledOf(roundName)}</b>
        <span>{minutes === null ? heading('untimed') : page.before.minutes(minutes)}</span>
        <span>{startedAt === null ? '' : timeText(language, startedAt)}</span>
        <span>{endsAt === null ? '' : timeText(language, endsAt)}</span>
      </p>
    )),
  ]
  return (
    <Leaves title={print.sheets.kit} count={blocks.length}>
      {(shown) => shown.map((at) => blocks[at])}
    </Leaves>
  )
}
