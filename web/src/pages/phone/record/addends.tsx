import type { Explained } from '@topcut/engine'
import { numberText, originSentence } from '@topcut/protocol/words'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { phoneNames } from '../said/phone-names.ts'

type Props = { readonly explained: Explained; readonly deducted: number }

/** A number taken apart: each round and opponent it comes from, the sum, and the rule. */
export const Addends = ({ explained, deducted }: Props) => {
  const { me } = usePhone()
  const { page, label, language } = useWords(deskWords)
  const words = page.afterwards.standings
  const { addends, dividedBy, shown, value, how, rules } = explained
  const names = phoneNames(me)
  const number = (n: number) => numberText(language, n)
  const sum = addends.reduce((total, one) => total + one.shown, 0)
  return (
    <div className="addends">
      <p className="muted">{originSentence(language, how)}</p>
      <table>
        <tbody>
          {addends.map(({ round, opponent, outcome, shown: part }) => (
            <tr key={`${round} ${opponent}`}>
              <td className="faint">{round}</td>
              <td>
                {opponent === null ? (
                  label(`outcome.${outcome}`)
                ) : (
                  <span translate="no">{names.player(opponent)}</span>
                )}
              </td>
              <td className="num">{number(part)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {deducted > 0 && (
            <tr>
              <td />
              <td>{words.deducted}</td>
              <td className="num">−{deducted}</td>
            </tr>
          )}
          {dividedBy !== 1 && (
            <tr>
              <td />
              <td>{words.sum}</td>
              <td className="num">{number(sum)}</td>
            </tr>
          )}
          <tr className="strong">
            <td />
            <td>{dividedBy === 1 ? words.sum : words.dividedBy(dividedBy)}</td>
            <td className="num">{number(shown)}</td>
          </tr>
        </tfoot>
      </table>
      <p>
        {value.includes('/') && <span className="faint">{page.exactly(value)} </span>}
        <RuleIds rules={rules} />
      </p>
    </div>
  )
}
