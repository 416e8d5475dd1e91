import {
  isBracket,
  type Pair,
  type Regulation,
  type Seat,
  type Slip,
  slipVerdict,
} from '@topcut/engine'
import { scoreText } from '@topcut/protocol/words'
import type { Setting, Typed } from '../../../parts/result/draft.ts'
import { shortEarned } from '../../../parts/result/earned-text.ts'
import { rulesBehind } from '../../../parts/result/rules-behind.ts'
import { tableScore } from '../../../parts/result/side-points.ts'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { phoneNames } from '../said/phone-names.ts'
import { toldToPlayer } from '../said/told-to-player.ts'

type Props = {
  readonly id: string
  readonly typed: Typed
  readonly slip: Slip
  readonly setting: Setting
  readonly regulation: Regulation
  readonly own: Seat
  readonly isAsked: boolean
}

/** What the document makes of it before it is handed in; or why it does not accept it. */
export const SlipSays = ({ id, typed, slip, setting, regulation, own, isAsked }: Props) => {
  const { me } = usePhone()
  const words = useWords(deskWords)
  const { outcome } = useWords(phonePagesWords)
  if ('missing' in typed) {
    return (
      <p id={id} className={`slip-says ${isAsked ? 'wrong' : 'muted'}`}>
        {words.page.form.missing[typed.missing]}
      </p>
    )
  }
  const verdict = slipVerdict(slip, typed.result)
  if (verdict === null) return null
  if (verdict.refusal !== null) {
    return (
      <p id={id} className="slip-says wrong" data-testid="slip-refused">
        <Sign name="differ" />{' '}
        <RuledText>
          {toldToPlayer(words.language, verdict.refusal, phoneNames(me), me.player.name)}
        </RuledText>
      </p>
    )
  }
  const ownFirst = <T,>([first, second]: Pair<T>): Pair<T> =>
    own === 'first' ? [first, second] : [second, first]
  const score = tableScore(setting, typed.result)
  const rules = rulesBehind(regulation, setting, typed.result, verdict.earned)
  const earned = ownFirst(verdict.earned)
  return (
    <p id={id} className="slip-says" role="status" data-testid="slip-says">
      <b>{outcome[earned[0].outcome]}</b>
      {score !== null && <> · {scoreText(words.language, ownFirst(score))}</>}
      {!isBracket(slip.stage) && <> · {shortEarned(words, earned).join(' · ')}</>}{' '}
      <RuleIds rules={rules} />
    </p>
  )
}
