import { shortCodeOf, shortPath } from '@topcut/protocol/short-address'
import { Suspense } from 'react'
import { fileName } from '../../../leader/file-name.ts'
import { isOnlyHere, withoutScheme } from '../../../leader/hall-address.ts'
import { useLeading } from '../../../leader/leading.ts'
import { loadedLater } from '../../../route/loaded-later.ts'
import { pathOfEvent } from '../../../route/route-of.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { qrImage } from '../../../ui/qr/qr-image.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { shareWords } from '../../../words/share.ts'
import { useWords } from '../../../words/use-words.ts'
import { EventCode } from '../leaders/event-code.tsx'
import { useSharedAddress } from './shared-address.ts'
import '../leaders/leaders.css'

const QrPicture = loadedLater(async () => (await import('../../../ui/qr/qr-picture.tsx')).QrPicture)

/** The page for everybody, to be read by a phone, typed or sent; and the code to join with. */
export const PublicSide = () => {
  const { workplace, state } = useLeading()
  const words = useWords(shareWords)
  const address = useSharedAddress()
  const path = pathOfEvent(workplace.event, 'public')
  // Short enough to be read out and typed; it is the one on the poster.
  const link = `${address}${shortPath(shortCodeOf(workplace.event))}`
  const saveCode = async () => {
    const picture = await qrImage(link)
    if (picture !== null)
      saveFile(fileName(`${state.created.name} QR`, 'png'), picture, 'image/png')
  }
  return (
    <div className="share-public on-band">
      <h2>{words.publicPage}</h2>
      <p>{words.publicNote}</p>
      <Suspense fallback={<span className="qr" />}>
        <QrPicture text={link} name={words.qrOf(link)} />
      </Suspense>
      <p className="share-address" translate="no" data-testid="share-address">
        {withoutScheme(link)}
      </p>
      {isOnlyHere(address) && <p className="share-warn">{words.onlyHere}</p>}
      <CopyButton tone="next" text={link} data-testid="share-copy">
        {words.copyLink}
      </CopyButton>
      <div className="share-do">
        <a
          className={buttonClass({ size: 'small', tone: 'on-ink' })}
          href={path}
          target="_blank"
          rel="noreferrer"
          data-testid="share-public"
        >
          {words.openPage}
        </a>
        <Button size="small" tone="on-ink" data-testid="share-qr" onClick={() => void saveCode()}>
          {words.saveQr}
        </Button>
      </div>
      <EventCode />
    </div>
  )
}
