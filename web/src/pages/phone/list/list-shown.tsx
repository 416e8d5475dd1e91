import type { SquadList } from '@topcut/engine'
import { listLines, listTotal } from '../../../parts/list/list-lines.ts'
import { phoneWords } from '../../../words/phone.ts'
import { useWords } from '../../../words/use-words.ts'

export const ListShown = ({ list }: { readonly list: SquadList }) => {
  const words = useWords(phoneWords)
  const total = listTotal(list)
  return (
    <>
      <ul className="list-shown" translate="no" data-testid="list-shown">
        {listLines(list).map(({ name, points, under }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place, two may be alike
          <li key={index}>
            <b>{name}</b>
            <span className="num">{points}</span>
            {under.length > 0 && <small>{under.join(', ')}</small>}
          </li>
        ))}
      </ul>
      {total !== null && <p className="num">{words.listPoints(total)}</p>}
    </>
  )
}
