import {
  type EventState,
  type PlayerId,
  type PublicName,
  standingsOf,
  withoutEnd,
} from '@topcut/engine'
import { fileNameOf } from '../../../leader/file-name.ts'
import { useLeading } from '../../../leader/leading.ts'
import { useEventCards } from '../../../leader/list/use-event-cards.ts'
import type { PublicNames } from '../../../leader/names/public-names.ts'
import { usePublicNames } from '../../../leader/names/use-public-names.ts'
import { listsFile, type SentList } from '../../../parts/list/export/lists-file.ts'
import { Button } from '../../../ui/button.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { shareWords } from '../../../words/share.ts'
import { useWords } from '../../../words/use-words.ts'
import { closedRound } from './closed-round.ts'
import { ShareRow } from './share-row.tsx'

/** Every list with the place and the points that everybody may know of. */
const sentLists = (held: EventState, names: PublicNames): readonly SentList[] => {
  const state = withoutEnd(held)
  const named: (player: PlayerId) => PublicName = names.player
  const round = closedRound(state)
  const lines = new Map(
    (round === 0 ? [] : standingsOf(state, round)).map((line) => [line.player, line]),
  )
  const places = new Map(state.finished?.places.map(({ player, place }) => [player, place]))
  return [...state.lists].map(([player, { list }]) => {
    const line = lines.get(player)
    return {
      name: named(player),
      place: places.get(player) ?? line?.place ?? null,
      tournamentPoints: line?.tournamentPoints ?? null,
      list,
    }
  })
}

/** All lists with how their players did, for other programs to read. */
export const ListsWay = () => {
  const { state } = useLeading()
  const cards = useEventCards()
  const names = usePublicNames()
  const words = useWords(shareWords)
  const isOpen = state.listsOpenTo === 'everybody'
  if (state.lists.size === 0) return null
  return (
    <ShareRow sign="box" name={words.lists} about={isOpen ? words.listsNote : words.listsClosed}>
      <Button
        size="small"
        aria-label={`${words.saveFile}: ${words.lists}`}
        data-testid="share-lists"
        disabled={cards === undefined}
        onClick={() => {
          const { content, ending } = listsFile(sentLists(state, names), cards)
          const name = fileNameOf([state.created.name, words.lists], ending)
          saveFile(name, content, 'text/plain;charset=utf-8')
        }}
      >
        {words.saveFile}
      </Button>
    </ShareRow>
  )
}
