import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { tablesToStream } from '../../../leader/table/streamed.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { useGiving } from '../../../leader/use-giving.ts'
import { type OverlayAsked, overlayFragment } from '../../../parts/overlay-asked.ts'
import { pathOfEvent } from '../../../route/route-of.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { CheckField, SelectField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { shareWords } from '../../../words/share.ts'
import { useWords } from '../../../words/use-words.ts'
import { OpenPage } from './open-page.tsx'
import { ShareRow } from './share-row.tsx'
import { useSharedAddress } from './shared-address.ts'

const parts = ['hasLists', 'hasStanding', 'isAtTop'] as const

/** What a stream lays over its picture: which table is chosen for all of them, what is in the link. */
export const OverlayWay = () => {
  const { workplace, state } = useLeading()
  const words = useWords(shareWords)
  const { page } = useWords(deskWords)
  const address = useSharedAddress()
  const giving = useGiving()
  const [asked, setAsked] = useState<OverlayAsked>({
    table: null,
    hasLists: true,
    hasStanding: true,
    isAtTop: false,
  })
  const { featured } = state
  const tables = tablesToStream(state)
  const offered = featured === null || tables.includes(featured) ? tables : [featured, ...tables]
  const fragment = overlayFragment(asked)
  const to = `${pathOfEvent(workplace.event, 'overlay')}${fragment === '' ? '' : `#${fragment}`}`
  const { name, about } = words.pages.overlay
  return (
    <ShareRow
      sign="film"
      name={name}
      about={about}
      more={
        <div className="share-shows">
          {parts.map((part) => (
            <CheckField
              key={part}
              value={asked[part]}
              data-testid={`share-overlay-${part}`}
              onChange={(is) => setAsked({ ...asked, [part]: is })}
            >
              {words.overlayShows[part]}
            </CheckField>
          ))}
          {giving.trouble !== null && <TroubleNote trouble={giving.trouble} />}
        </div>
      }
    >
      <SelectField
        className={null}
        isLabelHidden
        label={words.streamTable}
        data-testid="share-table"
        disabled={giving.isBusy}
        value={`${featured ?? ''}`}
        onChange={(table) =>
          giving.give({ kind: 'feature-table', table: table === '' ? null : Number(table) })
        }
        choices={[
          ['', words.firstTable],
          ...offered.map((one) => [`${one}`, page.people.table(one)] as const),
        ]}
      />
      <OpenPage to={to} page="overlay" />
      <CopyButton
        size="small"
        text={`${address}${to}`}
        aria-label={`${words.copyLink}: ${name}`}
        data-testid="share-overlay-link"
      >
        {words.copyLink}
      </CopyButton>
    </ShareRow>
  )
}
