import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { RulingSays } from '../record/ruling-says.tsx'
import type { Aside } from './moment.ts'

/** What is to be known whatever the moment is: that one leaves, and what leaders ruled. */
export const Asides = ({ asides }: { readonly asides: readonly Aside[] }) => (
  <div className="asides">
    {asides.map((aside, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: points can be taken away twice in a round
      <OneAside key={index} aside={aside} />
    ))}
  </div>
)

const OneAside = ({ aside }: { readonly aside: Aside }) => {
  const { session, me } = usePhone()
  const words = useWords(phonePagesWords)
  switch (aside.kind) {
    case 'leaving':
      return (
        <div className="aside" role="status" data-testid="leaving">
          <Note tone="warn">
            {aside.isSent ? words.moments.leavingSent : words.moments.leaving}
          </Note>
          {aside.mayStay && (
            <Button
              size="line"
              data-testid="stay-after-all"
              onClick={() => session.give({ kind: 'readmit-player', player: me.player.player })}
            >
              {words.moments.stayAfterAll}
            </Button>
          )}
        </div>
      )
    case 'ruled':
      return aside.rulings.map((one) => (
        <div key={one.n} className="aside" role="status" data-testid="ruled">
          <Note tone="warn">
            <RulingSays ruling={one.ruling} /> <RuleIds rules={one.rules} />
          </Note>
        </div>
      ))
    case 'deducted':
      return (
        <div className="aside" role="status" data-testid="deducted">
          <Note tone="warn">
            <b>{words.deducted(aside.points)}</b> <span translate="no">{aside.reason}</span>
          </Note>
        </div>
      )
  }
}
