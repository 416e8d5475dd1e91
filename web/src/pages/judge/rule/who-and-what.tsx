import type { PlayerId } from '@topcut/engine'
import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { MembersLine } from '../../../parts/pairings/members-line.tsx'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { judgeWords } from '../../../words/judge.ts'
import { useWords } from '../../../words/use-words.ts'
import {
  type About,
  type At,
  type HandRuling,
  playersAt,
  type What,
  warningsOf,
  whatsOf,
} from './hand-ruling.ts'

type Props = {
  readonly at: At
  readonly hand: HandRuling
  readonly change: (part: Partial<HandRuling>) => void
}

/** More than these are looked for with the thumb: the rest comes with a press. */
const most = 6

/** Step 1: nobody is chosen beforehand, as a penalty for the wrong one is worse than a press. */
export const WhoAndWhat = ({ at, hand, change }: Props) => {
  const { state, names } = useLeading()
  const { label, language } = useWords(deskWords)
  const { rule } = useWords(judgeWords)
  const [isWhole, setWhole] = useState(false)
  const players = playersAt(at)
  const person = (player: PlayerId) => ({
    value: player as About,
    testId: `about-${player}`,
    text: (
      <span>
        <b translate="no">{names.player(player)}</b>
        <MembersLine of={names.members?.(player)} />
        <small>{rule.warnings(warningsOf(state, player))}</small>
      </span>
    ),
  })
  const several = players.length > 1 ? (['both', 'nobody'] as const) : (['nobody'] as const)
  const named = whatsOf(state)
  const isAll = isWhole || named.length <= most + 1
  const isFar = named.slice(most).some(({ infraction }) => infraction === hand.what)
  const shown = isAll || isFar ? named : named.slice(0, most)
  return (
    <>
      <h3>{rule.who}</h3>
      <Choice<About>
        label={rule.who}
        className="thumb-choice"
        value={hand.who}
        options={[
          ...players.map(person),
          ...several.map((one) => ({ value: one, testId: `about-${one}`, text: rule[one] })),
        ]}
        onChange={(who) => change({ who })}
      />
      <p className="muted">{rule.nobodyNote}</p>
      <h3>{rule.what}</h3>
      <Choice<What>
        label={rule.what}
        className="thumb-choice"
        value={hand.what}
        options={[
          {
            value: 'dispute',
            testId: 'what-dispute',
            text: (
              <span>
                {rule.dispute}
                <small>{rule.disputeNote}</small>
              </span>
            ),
          },
          ...shown.map(({ infraction, rule: id }) => ({
            value: infraction,
            testId: `what-${infraction}`,
            text: (
              <span>
                {capital(language, label(`infraction.${infraction}`))}
                <small>{id}</small>
              </span>
            ),
          })),
          { value: 'component', testId: 'what-component', text: rule.component },
          {
            value: 'other',
            testId: 'what-other',
            text: (
              <span>
                {rule.other}
                <small>{rule.otherNote}</small>
              </span>
            ),
          },
        ]}
        onChange={(what) => change({ what })}
      />
      {shown.length < named.length && (
        <Button size="line" data-testid="more-whats" onClick={() => setWhole(true)}>
          {rule.more}
        </Button>
      )}
    </>
  )
}
