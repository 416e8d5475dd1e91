import { Suspense, useEffect, useRef } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { loadedLater } from '../../../route/loaded-later.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { shareWords } from '../../../words/share.ts'
import { useWords } from '../../../words/use-words.ts'
import { FeedWays } from './feed-ways.tsx'
import { HallWays } from './hall-ways.tsx'
import { isSharing } from './is-sharing.ts'
import { ListsWay } from './lists-way.tsx'
import { PictureWays } from './picture-ways.tsx'
import { PublicSide } from './public-side.tsx'
import { TablesWay } from './tables-way.tsx'
import { TextWay } from './text-way.tsx'
import { WholeWay } from './whole-way.tsx'
import './share.css'

/** It reads and writes the files of every tool: nobody waits for that to see the rest. */
const ToolsWay = loadedLater(async () => (await import('./tools/tools-way.tsx')).ToolsWay)

/** Every way to let others see the event: the public page, the hall, to send, to keep. */
export const ShareDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { state } = useLeading()
  const words = useWords(shareWords)
  const dialog = useRef<HTMLDialogElement>(null)
  // Left for another page, the desk would come back with it open.
  useEffect(() => () => isSharing.set(false), [])
  return (
    <Dialog
      ref={dialog}
      className="share"
      label={words.title(state.created.name)}
      data-testid="share"
      isDismissable
      onClose={onClose}
      // The keys of the desk behind it mean something else.
      onKeyDown={(key) => key.stopPropagation()}
    >
      <PublicSide />
      <IconButton
        className="share-close"
        label={words.close}
        data-testid="share-close"
        onClick={() => dialog.current?.close()}
      >
        <Sign name="cross" />
      </IconButton>
      <div className="share-ways">
        <h2>{words.title(state.created.name)}</h2>
        <h3>{words.inTheHall}</h3>
        <HallWays />
        <h3>{words.toSend}</h3>
        <ul>
          <TextWay />
          <PictureWays />
          <TablesWay />
          <ListsWay />
        </ul>
        <h3>{words.toFollow}</h3>
        <FeedWays />
        <h3>{words.toKeep}</h3>
        <ul>
          <WholeWay hasPeople />
          <WholeWay hasPeople={false} />
          <Suspense fallback={null}>
            <ToolsWay />
          </Suspense>
        </ul>
      </div>
    </Dialog>
  )
}
