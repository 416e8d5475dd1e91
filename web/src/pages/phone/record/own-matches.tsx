import { phoneWords } from '../../../words/phone.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { roundWords } from '../../../words/round.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { ResultLine } from '../said/result-line.tsx'

/** All own matches, the latest first, each from the own side. */
export const OwnMatches = () => {
  const { me } = usePhone()
  const phone = useWords(phoneWords)
  const words = useWords(phonePagesWords)
  const { called } = useWords(roundWords)
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
              <span className="faint">{words.roundTable(called(one.roundName), one.table)}</span>
              <b translate="no">{one.players[1 - index]?.name}</b>
              <span>
                {one.result === null ? (
                  words.stillOpen
                ) : (
                  <ResultLine table={one} result={one.result} />
                )}
                {own !== undefined && one.roundName.kind === 'numbered' && (
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
