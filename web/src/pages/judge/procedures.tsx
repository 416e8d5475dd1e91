import { rulesOf, type TextPlace, textsAt } from '@topcut/engine'
import { textSentence } from '@topcut/protocol/words'
import { useLeading } from '../../leader/leading.ts'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { deskWords } from '../../words/desk.ts'
import { judgeWords } from '../../words/judge.ts'
import { useWords } from '../../words/use-words.ts'

const places = [
  'round-start',
  'set-up',
  'mirror-match',
  'at-the-table',
  'round-end',
  'conduct',
  'material',
  'spectators',
] as const satisfies readonly TextPlace[]

/** What the document of this event says about a round, moment by moment. */
export const Procedures = () => {
  const { state } = useLeading()
  const { language } = useWords(deskWords)
  const judge = useWords(judgeWords)
  const { regulation } = rulesOf(state.created)
  return (
    <section className="procedures" data-testid="procedures">
      <h3>{judge.procedures}</h3>
      {places.map((place) => {
        const texts = textsAt(regulation, place)
        return (
          texts.length > 0 && (
            <details key={place} className="judge-fold">
              <summary data-testid={`procedure-${place}`}>{judge.places[place]}</summary>
              <ol>
                {texts.map(({ value, rule }) => (
                  <li key={value.key}>
                    {textSentence(language, value.key)} <RuleIds rules={[rule]} />
                  </li>
                ))}
              </ol>
            </details>
          )
        )
      })}
    </section>
  )
}
