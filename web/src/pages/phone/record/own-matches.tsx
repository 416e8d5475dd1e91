import { phoneWords } from '../../../words/phone.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { useRoundText } from '../round-text.ts'
import { ResultLine } from '../said/result-line.tsx'

/** All own matches, the latest first, each from the own side. */
export const OwnMatches = () => {
  const { me } = usePhone()
  const phone = useWords(phoneWords)
  const words = useWords(phonePagesWords)
  const roundText = useRoundText()
  if (me.matches.length === 0) return null
  return (
    <section>
      <h2>{words.matches}</h2>
      <ul className="own-matches">
        {me.matches.toReversed().map((one) => {
          const index = one.players[0].player === me.player.player ? 0 : 1
          const own = one.earned?.[index]
          return (
            <li key={one.match} data-testid="own-match">
              <span className="faint">
                {words.roundTable(
                  roundText({ number: one.round, inStage: one.inStage }),
                  one.table,
                )}
              </span>
              <b translate="no">{one.players[1 - index]?.name}</b>
              <span>
                {one.result === null ? (
                  words.stillOpen
                ) : (
                  <ResultLine table={one} result={one.result} />
                )}
                {own !== undefined && one.inStage.kind === 'swiss' && (
                  <> · {phone.points(own.tournamentPoints)}</>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
