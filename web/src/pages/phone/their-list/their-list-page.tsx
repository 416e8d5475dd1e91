import { ShownList } from '../../../parts/list/shown/shown-list.tsx'
import { useCards } from '../../../state/use-cards.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { BackBand } from '../phone-band.tsx'
import { usePhone } from '../phone-context.ts'

/** What stands on the other side of the own table, where lists are open. */
export const TheirListPage = () => {
  const { session, me, event } = usePhone()
  const words = useWords(phonePagesWords)
  const cards = useCards(session.event, event?.cards)
  const { table } = me
  const list = table?.opponent.list ?? null
  const other = table?.players[table.players[0].player === me.player.player ? 1 : 0]
  return (
    <>
      <BackBand title={words.theirList} />
      <main className="phone-page">
        {list === null || other === undefined ? (
          <p className="empty">{words.noTheirList}</p>
        ) : (
          <>
            <h2 translate="no">{other.name}</h2>
            <ShownList list={list} cards={cards} />
          </>
        )}
      </main>
    </>
  )
}
