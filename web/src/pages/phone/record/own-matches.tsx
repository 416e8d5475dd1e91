import { resultText } from '@topcut/protocol/words'
import { deskWords } from '../../../words/desk.ts'
import { phoneWords } from '../../../words/phone.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { useCalled } from '../use-called.ts'

/** All own matches, the latest first. */
export const OwnMatches = () => {
  const { me } = usePhone()
  const phone = useWords(phoneWords)
  const called = useCalled()
  const { label, language } = useWords(deskWords)
  if (me.matches.length === 0) return null
  return (
    <section>
      <h2>{phone.matches}</h2>
      <ul className="own-matches">
        {me.matches.toReversed().map(({ match, round, table, players, result, earned }) => {
          const index = players[0].player === me.player.player ? 0 : 1
          const names = [players[0].name, players[1].name] as const
          const own = earned?.[index]
          return (
            <li key={match}>
              <span className="faint">{phone.roundTable(called(round), table)}</span>
              <b translate="no">{players[1 - index]?.name}</b>
              <span>
                {result === null ? phone.stillOpen : resultText(language, result, names)}
                {own !== undefined && (
                  <>
                    {' · '}
                    {label(`outcome.${own.outcome}`)}, {phone.points(own.tournamentPoints)}
                  </>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
