import {
  type EventId,
  listPoints,
  type PublicEvent,
  type PublicList,
  type PublicPictures,
  type PublicStandings,
} from '@topcut/engine'
import { useState } from 'react'
import { listsFile, listText } from '../../parts/list/export/lists-file.ts'
import { printedOn } from '../../parts/list/shown/printed-on.ts'
import { ShownList } from '../../parts/list/shown/shown-list.tsx'
import { MembersLine } from '../../parts/pairings/members-line.tsx'
import { SharePictures } from '../../parts/pictures/share-pictures.tsx'
import { useCards } from '../../state/use-cards.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { deskSigns } from '../../ui/desk-signs.ts'
import { saveFile } from '../../ui/save-file.ts'
import { addSigns } from '../../ui/sign.tsx'
import { shownListWords } from '../../words/shown-list.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { factionText, type ListRow, listRows } from './list-rows.ts'
import './lists-part.css'

// Elsewhere on this page nothing is copied.
addSigns(deskSigns)

type Props = {
  readonly event: EventId
  readonly about: PublicEvent
  readonly lists: readonly PublicList[]
  readonly standings: PublicStandings | undefined
  readonly pictures: PublicPictures | undefined
}

/** Every list that the organizer has opened, and what all of them are made of. */
export const ListsPart = ({ event, about, lists, standings, pictures }: Props) => {
  const words = useWords(shownListWords)
  const language = useLanguage()
  const cards = useCards(event, about.cards)
  const rows = listRows(lists, standings)
  if (rows.length === 0) {
    const isOpen = about.listsOpenTo === 'everybody'
    return <p className="empty">{isOpen ? words.noLists : words.closed}</p>
  }
  return (
    <div className="public-lists" data-testid="public-lists">
      {pictures !== undefined && pictures.shares.lists > 0 && (
        <div className="pictures" data-testid="shares">
          <SharePictures shares={pictures.shares} shipName={printedOn(cards, language).shipName} />
        </div>
      )}
      <p className="lists-head">
        <b>{words.lists(rows.length)}</b>
        <Button
          size="small"
          data-testid="save-lists"
          onClick={() => {
            const { content, ending } = listsFile(rows, cards)
            saveFile(`${event}-lists.${ending}`, content, 'text/plain;charset=utf-8')
          }}
        >
          {words.saveAll}
        </Button>
      </p>
      <ol>
        {rows.map((row) => (
          <OneList key={row.player} row={row} cards={cards} />
        ))}
      </ol>
    </div>
  )
}

type OneProps = { readonly row: ListRow; readonly cards: ReturnType<typeof useCards> }

const OneList = ({ row, cards }: OneProps) => {
  const words = useWords(shownListWords)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { list } = row
  const isCounted = list.kind === 'squad' || list.kind === 'army'
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary data-testid={`list-${row.number}`}>
          <b className="at">{row.place ?? '–'}</b>
          <span translate="no">
            {row.name}
            <MembersLine of={row.members} />
          </span>
          <span className="muted">{factionText(language, list)}</span>
          {isCounted && <span className="num">{listPoints(list)}</span>}
        </summary>
        {isOpen && (
          <>
            <ShownList list={list} cards={cards} isNamed />
            <p className="list-do">
              <CopyButton size="small" text={listText(list, cards)} data-testid="copy-list">
                {list.kind === 'squad' ? words.copyXws : words.copyText}
              </CopyButton>
            </p>
          </>
        )}
      </details>
    </li>
  )
}
