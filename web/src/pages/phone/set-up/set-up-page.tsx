import { type Clause, regulationOf, type SetUpView, type TextPlace, textsAt } from '@topcut/engine'
import { textSentence } from '@topcut/protocol/words'
import { Button } from '../../../ui/button.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { phoneWords } from '../../../words/phone.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { BackBand } from '../phone-band.tsx'
import { usePhone } from '../phone-context.ts'
import { setUpFacts } from './set-up-facts.ts'
import './set-up.css'

const places: readonly TextPlace[] = ['set-up', 'round-start', 'at-the-table', 'round-end']

/** What the document wants done at the table, in its order, with its rules. */
export const SetUpPage = () => {
  const { me, event } = usePhone()
  const phone = useWords(phoneWords)
  const pages = useWords(phonePagesWords)
  const language = useLanguage()
  const regulation = event === null ? null : regulationOf(event.regulation)
  const isMirror = me.setUp?.mirrorMatch?.value === true
  const shown = isMirror ? (['set-up', 'mirror-match', ...places.slice(1)] as const) : places
  return (
    <>
      <BackBand title={phone.setUp} />
      <main className="phone-page">
        {me.setUp !== null && <SetUpFacts setUp={me.setUp} />}
        {regulation !== null &&
          shown.map((place) => {
            const texts = textsAt(regulation, place)
            if (texts.length === 0) return null
            return (
              <section key={place}>
                <h2>{pages.steps[place as keyof typeof pages.steps]}</h2>
                <ol className="steps">
                  {texts.map(({ value: { key }, rule }) => (
                    <li key={key}>
                      {textSentence(language, key)} <RuleIds rules={[rule]} />
                    </li>
                  ))}
                </ol>
              </section>
            )
          })}
      </main>
    </>
  )
}

const SetUpFacts = ({ setUp }: { readonly setUp: SetUpView }) => {
  const { me, session } = usePhone()
  const { pointsCheck } = useWords(phoneWords)
  const pages = useWords(phonePagesWords)
  const { table } = me
  const isFirst = table?.players[0].player === me.player.player
  const isToSign = setUp.pointsCheck?.value[isFirst ? 0 : 1] === false
  const facts: readonly Clause<string>[] = setUpFacts(setUp, isFirst, {
    ...pages.setUpFacts,
    pointsCheck,
  })
  if (facts.length === 0) return null
  return (
    <section>
      <h2>{pages.atThisTable}</h2>
      <ul className="steps">
        {facts.map(({ value, rule }) => (
          <li key={value}>
            {value} <RuleIds rules={[rule]} />
          </li>
        ))}
      </ul>
      {isToSign && table !== null && (
        <Button
          size="big"
          data-testid="sign-points"
          onClick={() =>
            session.give({
              kind: 'sign-points-check',
              match: table.match,
              player: me.player.player,
            })
          }
        >
          {pages.signPointsCheck}
        </Button>
      )}
    </section>
  )
}
