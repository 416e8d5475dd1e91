import { Button } from '../../../ui/button.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { useCalled } from '../use-called.ts'
import { RulingSays } from './ruling-says.tsx'

/** Rulings about oneself, points taken away, and the way to whoever has the last word. */
export const OwnRulings = () => {
  const { me, session, waiting } = usePhone()
  const called = useCalled()
  const words = useWords(phonePagesWords)
  const { rulings, deductions } = me
  if (rulings.length + deductions.length === 0) return null
  const isAppealed = (n: number) =>
    waiting.some(
      ({ parcel: { command } }) => command.kind === 'appeal-ruling' && command.ruling === n,
    )
  return (
    <section>
      <h2>{words.rulings}</h2>
      <ul className="own-matches">
        {deductions.map(({ round, points, reason }) => (
          <li key={`${round} ${points} ${reason}`}>
            <b>{words.deducted(points)}</b>
            <span translate="no">{reason}</span>
          </li>
        ))}
        {rulings.map(({ n, ruling, round, rules, appeal, isFinal }) => (
          <li key={n} data-testid="own-ruling">
            {round > 0 && <span className="faint">{called(round)}</span>}
            <span>
              <RulingSays ruling={ruling} /> <RuleIds rules={rules} />
            </span>
            {isFinal && appeal === null ? null : appeal === null && !isAppealed(n) ? (
              <Button
                size="line"
                onClick={() =>
                  session.give({ kind: 'appeal-ruling', ruling: n, player: me.player.player })
                }
              >
                {words.appeal}
              </Button>
            ) : (
              <span className="muted">
                {appeal?.decision == null ? (
                  words.appealed
                ) : (
                  <>
                    {words.appealDecided[appeal.decision.upheld ? 'upheld' : 'changed']}{' '}
                    <span translate="no">{appeal.decision.text}</span>
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
