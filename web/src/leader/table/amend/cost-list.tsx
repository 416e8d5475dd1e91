import { Sign, type SignName } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { type Cost, type CostLine, costLines } from './cost.ts'

const signs: { readonly [M in CostLine['mood']]: SignName | null } = {
  plain: null,
  good: 'check',
  warn: 'warn',
  wrong: 'differ',
}

const CostValue = ({ text, mood }: CostLine) => {
  const sign = signs[mood]
  return (
    <span className={mood === 'plain' ? undefined : mood}>
      {sign !== null && <Sign name={sign} />} {text}
    </span>
  )
}

/** One choice with its price. */
export const CostList = ({ cost }: { readonly cost: Cost }) => (
  <dl className="cost">
    {costLines(useWords(deskWords), cost).map((line) => (
      <div key={line.name}>
        <dt>{line.name}</dt>
        <dd>
          <CostValue {...line} />
        </dd>
      </div>
    ))}
  </dl>
)

/** The round as it is beside the round as it would be. */
export const CostTable = ({ before, after }: { readonly before: Cost; readonly after: Cost }) => {
  const words = useWords(deskWords)
  const { adjust } = words.page.rounds
  const was = costLines(words, before)
  return (
    <table className="cost-table" data-testid="cost">
      <thead>
        <tr>
          <td />
          <th scope="col">{adjust.asItIs}</th>
          <th scope="col">{adjust.withChange}</th>
        </tr>
      </thead>
      <tbody>
        {costLines(words, after).map((line, index) => (
          <tr key={line.name}>
            <th scope="row">{line.name}</th>
            <td>{was[index] !== undefined && <CostValue {...was[index]} />}</td>
            <td>
              <CostValue {...line} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
