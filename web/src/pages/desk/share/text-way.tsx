import { currentRound, isEndKept } from '@topcut/engine'
import { useState } from 'react'
import { withCode } from '../../../leader/code-of-record.ts'
import { useLeading } from '../../../leader/leading.ts'
import { PublicNamesNote } from '../../../leader/names/public-names-note.tsx'
import { useNamedHow } from '../../../leader/names/use-named-how.ts'
import { usePublicNames } from '../../../leader/names/use-public-names.ts'
import { pathOfEvent } from '../../../route/route-of.ts'
import { Segments } from '../../../ui/choice.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { AreaField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { shareWords } from '../../../words/share.ts'
import { useWords } from '../../../words/use-words.ts'
import { ShareRow } from './share-row.tsx'
import { useSharedAddress } from './shared-address.ts'
import { firstPlaces, kindsNow, type TextKind, textToSend } from './texts-to-send.ts'

/** The standings or the tables as a text, shown before it is copied: names as each player allowed. */
export const TextWay = () => {
  const { event, workplace, state } = useLeading()
  const names = usePublicNames()
  const { full, other } = useNamedHow()
  const words = useWords(deskWords)
  const share = useWords(shareWords)
  const address = useSharedAddress()
  const [chosen, setChosen] = useState<TextKind | null>(null)
  const kinds = kindsNow(state)
  const kind = kinds.find((one) => one === chosen) ?? kinds[0]
  if (kind === undefined) {
    return (
      <ShareRow sign="chat" name={share.text} about={share.nothingPublished}>
        {null}
      </ShareRow>
    )
  }
  const link = `${address}${pathOfEvent(workplace.event, 'public')}`
  const text = withCode(textToSend(words, names, state, kind, link), words, event)
  const named: { readonly [K in TextKind]: string } = {
    first: share.firstOf(firstPlaces),
    all: share.allOf(state.players.size),
    pairings: share.pairingsOf(currentRound(state)?.number ?? 1),
  }
  return (
    <ShareRow
      sign="chat"
      name={share.text}
      about={isEndKept(state) ? share.keptEnd : share.textNote}
      more={
        <div className="share-text">
          <AreaField
            className={null}
            isLabelHidden
            label={share.text}
            data-testid="share-text"
            readOnly
            rows={1}
            maxRows={12}
            maxLength={100_000}
            value={text}
          />
          <div className="share-kinds">
            {kinds.length === 1 ? (
              <b>{named[kind]}</b>
            ) : (
              <Segments
                isTall
                label={share.textKind}
                value={kind}
                options={kinds.map((one) => ({
                  value: one,
                  text: named[one],
                  testId: `share-text-${one}`,
                }))}
                onChange={setChosen}
              />
            )}
            <p className="muted">{share.namedHow(full, other)}</p>
            <PublicNamesNote />
          </div>
        </div>
      }
    >
      <CopyButton size="small" text={text} data-testid="share-copy-text">
        {share.copyText}
      </CopyButton>
    </ShareRow>
  )
}
