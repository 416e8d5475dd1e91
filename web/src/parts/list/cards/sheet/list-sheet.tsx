import {
  type Catalogue,
  type Day,
  type ListClauses,
  listPoints,
  type SquadList,
} from '@topcut/engine'
import { dayText, obstacleText, thing } from '@topcut/protocol/words'
import { capital } from '../../../../words/capital.ts'
import { cardsWords } from '../../../../words/cards.ts'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'
import { sheetRows } from './sheet-rows.ts'
import './list-sheet.css'

type Props = {
  readonly list: SquadList
  readonly clauses: ListClauses
  /** Null where nobody knows the cards. */
  readonly catalogue: Catalogue | null
  readonly name: string
  readonly number: number | undefined
  readonly event: string
  readonly date: Day
}

const factionOf = (list: SquadList): string | null =>
  list.kind === 'squad' || list.kind === 'army' ? list.faction : null

/** A list as it lies on the table: what is printed, and what a judge will see. */
export const ListSheet = ({ list, clauses, catalogue, name, number, event, date }: Props) => {
  const words = useWords(cardsWords)
  const { language, heading } = useWords(deskWords)
  const word = (text: string) => capital(language, thing(language, text))
  const faction = factionOf(list)
  const rows = sheetRows(list, catalogue, heading('content.command-deck'))
  const total = list.kind === 'squad' || list.kind === 'army' ? listPoints(list) : null
  return (
    <section className="list-sheet" aria-label={words.sheet} data-testid="list-sheet">
      <header>
        <p>
          <b translate="no">{name}</b>
          <span translate="no">{event}</span>, {dayText(language, date)}
        </p>
        <p>
          {number !== undefined && words.number(number)}
          {faction !== null && faction !== '' && <span>{word(faction)}</span>}
        </p>
      </header>
      <table>
        <tbody>
          {rows.map(({ name: card, points, under }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place, two may be alike
            <tr key={index}>
              <th scope="row">
                <span translate="no">{card}</span>
                <small translate="no">{under}</small>
              </th>
              <td>{points}</td>
            </tr>
          ))}
          {total !== null && (
            <tr className="sum">
              <th scope="row">{heading('content.total')}</th>
              <td>{total}</td>
            </tr>
          )}
        </tbody>
      </table>
      {list.kind === 'squad' && clauses.kind === 'squad' && (
        <p>
          {heading('content.obstacles')}:{' '}
          {(list.obstacles ?? []).map((one) => obstacleText(language, one)).join(', ')}{' '}
          <Missing count={clauses.obstacles.value.count - (list.obstacles?.length ?? 0)} />
          <br />
          {heading('content.damage-deck')}: {list.damageDeck === null ? '–' : word(list.damageDeck)}
        </p>
      )}
      <footer>
        <span>{words.signs.player}</span>
        <span>{words.signs.judge}</span>
      </footer>
    </section>
  )
}

const Missing = ({ count }: { readonly count: number }) => {
  const words = useWords(cardsWords)
  return count > 0 && <b className="gap">{words.missing(count)}</b>
}
