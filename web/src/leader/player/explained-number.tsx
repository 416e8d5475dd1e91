import type { Explained, Explanation, PlayerId } from '@topcut/engine'
import { numberText, originSentence } from '@topcut/protocol/words'
import type { NumberName } from '../../parts/standings/opened.ts'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'

type Props = {
  readonly name: NumberName
  readonly explained: Explained
  readonly explanation: Explanation
  readonly player: string
  readonly placeOf: (player: PlayerId) => number | null
}

/** A number taken apart: each round and opponent it comes from, the sum, and the rule. */
export const ExplainedNumber = ({ name, explained, explanation, player, placeOf }: Props) => {
  const { names } = useLeading()
  const { page, heading, label, language } = useWords(deskWords)
  const words = page.afterwards.standings
  const { addends, dividedBy, value, shown, how, rules } = explained
  const number = (n: number) => numberText(language, n)
  const sum = addends.reduce((total, one) => total + one.shown, 0)
  const deducted = name === 'tournament-points' ? explanation.deducted : 0
  const isPlain = dividedBy === 1 && deducted === 0
  const text = number(shown)
  return (
    <section className="explained" aria-label={words.explain(heading(name), player)}>
      <header>
        <h3>{heading(name)}</h3>
        <b data-testid="explained-value">{text}</b>
        {value !== text && value.includes('/') && (
          <span className="faint">{page.exactly(value)}</span>
        )}
      </header>
      <p className="muted">{originSentence(language, how)}</p>
      <table>
        <tbody>
          {addends.map(({ round, opponent, outcome, value: exact, shown: part }) => (
            <tr key={`${round} ${opponent}`}>
              <td className="faint">
                <abbr title={page.round(round)}>{round}</abbr>
              </td>
              <td>{opponent === null ? label(`outcome.${outcome}`) : names.player(opponent)}</td>
              <td className="faint">
                {opponent === null
                  ? ''
                  : how === 'own-rounds'
                    ? label(`outcome.${outcome}`)
                    : `${heading('place')} ${placeOf(opponent) ?? '–'}`}
              </td>
              <td className="num" title={exact.includes('/') ? page.exactly(exact) : undefined}>
                {number(part)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {!isPlain && (
            <tr>
              <td />
              <td colSpan={2}>{words.sum}</td>
              <td className="num">{number(sum)}</td>
            </tr>
          )}
          {deducted > 0 && (
            <tr>
              <td />
              <td colSpan={2}>{words.deducted}</td>
              <td className="num">−{deducted}</td>
            </tr>
          )}
          <tr className="strong">
            <td />
            <td colSpan={2}>{dividedBy === 1 ? words.sum : words.dividedBy(dividedBy)}</td>
            <td className="num">{text}</td>
          </tr>
        </tfoot>
      </table>
      <p>
        <RuleIds
          rules={rules}
          here={`${heading(name)}: ${text}. ${originSentence(language, how)}`}
        />
      </p>
    </section>
  )
}
