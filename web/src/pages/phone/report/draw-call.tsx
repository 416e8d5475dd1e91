import type { Regulation } from '@topcut/engine'
import type { Setting } from '../../../parts/result/draft.ts'
import { endingsIn } from '../../../parts/result/result-typed.ts'
import { Button } from '../../../ui/button.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { useOpenCall } from '../call/open-call.tsx'
import { usePhone } from '../phone-context.ts'
import { goToPlace } from '../place.ts'

type Props = { readonly setting: Setting; readonly regulation: Regulation }

/** Where two may agree on a draw, somebody has to be there: players call, a judge enters it. */
export const DrawCall = ({ setting, regulation }: Props) => {
  const { session, me } = usePhone()
  const words = useWords(phonePagesWords)
  const { call, isSent } = useOpenCall()
  const { drawWitness } = regulation.people
  if (drawWitness === null || !endingsIn(setting).includes('intentional-draw')) return null
  const { player } = me.player
  return (
    <div className="draw-call">
      <p className="muted">
        {words.drawNote} <RuleIds rules={[drawWitness.rule]} />
      </p>
      <Button
        data-testid="call-witness"
        onClick={() => {
          // One call at a time: whoever has called already sees how long ago.
          if (call === null && !isSent) {
            void session.give({ kind: 'call-judge', player, about: words.witnessReason })
          }
          goToPlace('call')
        }}
      >
        {words.callWitness}
      </Button>
    </div>
  )
}
