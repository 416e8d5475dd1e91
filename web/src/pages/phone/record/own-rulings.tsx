import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { phoneWords } from '../../../words/phone.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'

/** Rulings about oneself, points taken away, and the way to whoever has the last word. */
export const OwnRulings = () => {
  const { me, session, waiting } = usePhone()
  const phone = useWords(phoneWords)
  const { label } = useWords(deskWords)
  const { rulings, deductions } = me
  if (rulings.length + deductions.length === 0) return null
  const isAppealed = (n: number) =>
    waiting.some(
      ({ parcel: { command } }) => command.kind === 'appeal-ruling' && command.ruling === n,
    )
  return (
    <section>
      <h2>{phone.rulings}</h2>
      <ul className="own-matches">
        {deductions.map(({ round, points, reason }) => (
          <li key={`${round} ${points} ${reason}`}>
            <b>{phone.deducted(points)}</b>
            <span translate="no">{reason}</span>
          </li>
        ))}
        {rulings.map(({ n, ruling, appeal }) => (
          <li key={n}>
            <b>{label(`ruling.${ruling.about}`)}</b>
            <span translate="no">{ruling.text}</span>
            {appeal === null && !isAppealed(n) ? (
              <Button
                size="line"
                onClick={() =>
                  session.give({ kind: 'appeal-ruling', ruling: n, player: me.player.player })
                }
              >
                {phone.appeal}
              </Button>
            ) : (
              <span className="muted">
                {appeal?.decision == null ? (
                  phone.appealed
                ) : (
                  <>
                    {phone.appealDecided[appeal.decision.upheld ? 'upheld' : 'changed']}{' '}
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
