import { Suspense, useRef } from 'react'
import { hallAddress, hallAddressKey, isOnlyHere } from '../../../leader/hall-address.ts'
import { useLeading } from '../../../leader/leading.ts'
import { loadedLater } from '../../../route/loaded-later.ts'
import { type EventPage, pathOfEvent } from '../../../route/route-of.ts'
import { openKeptText } from '../../../state/kept.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { shareWords } from '../../../words/share.ts'
import { useWords } from '../../../words/use-words.ts'
import { TextBlock } from '../finish/text-block.tsx'
import { WholeFileButtons } from '../finish/whole-file-buttons.tsx'
import { EventCode } from '../leaders/event-code.tsx'
import { StandingsToSend } from './standings-to-send.tsx'
import '../finish/finish.css'
import '../leaders/leaders.css'
import './share.css'

const QrPicture = loadedLater(async () => (await import('../../../ui/qr/qr-picture.tsx')).QrPicture)

const typedAddress = openKeptText(hallAddressKey, '')

const inTheHall = ['wall', 'clock', 'poster'] as const satisfies readonly EventPage[]

/** Every way to let others see the event: the public page, the hall, to send, to keep. */
export const ShareDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { workplace, state } = useLeading()
  const words = useWords(shareWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const typed = useStateOf(typedAddress)
  const address = hallAddress(typed, window.location.protocol) || window.location.origin
  const publicPage = `${address}${pathOfEvent(workplace.event, 'public')}`
  return (
    <Dialog
      ref={dialog}
      className="share"
      label={words.title(state.created.name)}
      data-testid="share"
      isDismissable
      onClose={onClose}
    >
      <div className="share-public">
        <h2>{words.publicPage}</h2>
        <p className="muted">{words.publicNote}</p>
        <Suspense>
          <QrPicture text={publicPage} name={words.publicPage} />
        </Suspense>
        <TextBlock text={publicPage} label={words.address} />
        {isOnlyHere(address) && <Note tone="warn">{words.onlyHere}</Note>}
        <EventCode />
      </div>
      <div className="share-ways">
        <h3>{words.inTheHall}</h3>
        <ul>
          {inTheHall.map((page) => (
            <li key={page}>
              <b>{words.pages[page].name}</b>{' '}
              <span className="muted">{words.pages[page].about}</span>{' '}
              <a
                className={buttonClass({ size: 'small' })}
                href={pathOfEvent(workplace.event, page)}
                target="_blank"
                rel="noreferrer"
                data-testid={`share-${page}`}
              >
                {words.openPage}
              </a>
            </li>
          ))}
        </ul>
        <h3>{words.toSend}</h3>
        <StandingsToSend />
        <h3>{words.toKeep}</h3>
        <WholeFileButtons />
        <Button onClick={() => dialog.current?.close()}>{words.close}</Button>
      </div>
    </Dialog>
  )
}
