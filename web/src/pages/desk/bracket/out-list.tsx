import { useMemo } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { outSoFar } from './out-so-far.ts'

/** Who has left the bracket, with the places that are theirs. */
export const OutList = ({ stage }: { readonly stage: number }) => {
  const { state, names } = useLeading()
  const { page, heading } = useWords(deskWords)
  const groups = useMemo(() => outSoFar(state, stage), [state, stage])
  if (groups.length === 0) return null
  return (
    <section className="declined" aria-labelledby="out-so-far" data-testid="out-so-far">
      <h3 id="out-so-far">{page.afterwards.bracket.out}</h3>
      <ul>
        {groups.map(({ from, to, players }) => (
          <li key={from}>
            <span className="faint">
              {heading('place')} {from === to ? from : `${from}–${to}`}
            </span>{' '}
            {players.map(names.player).join(', ')}
          </li>
        ))}
      </ul>
    </section>
  )
}
