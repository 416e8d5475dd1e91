import { useLeading } from '../../../leader/leading.ts'
import { pathOfEvent } from '../../../route/route-of.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { shareWords } from '../../../words/share.ts'
import { useWords } from '../../../words/use-words.ts'
import { EmbedWay } from './embed-way.tsx'
import { OpenPage } from './open-page.tsx'
import { OverlayWay } from './overlay-way.tsx'
import { ShareRow } from './share-row.tsx'
import { useSharedAddress } from './shared-address.ts'

/** The screens of the hall, the stream and other people's pages. */
export const HallWays = () => {
  const { workplace } = useLeading()
  const words = useWords(shareWords)
  const address = useSharedAddress()
  const wall = pathOfEvent(workplace.event, 'wall')
  const clock = pathOfEvent(workplace.event, 'clock')
  return (
    <ul>
      <ShareRow sign="wall" name={words.pages.wall.name} about={words.pages.wall.about}>
        <OpenPage to={wall} page="wall" />
        <CopyButton
          size="small"
          text={`${address}${wall}`}
          aria-label={`${words.copyLink}: ${words.pages.wall.name}`}
        >
          {words.copyLink}
        </CopyButton>
      </ShareRow>
      <ShareRow sign="clock" name={words.pages.clock.name} about={words.pages.clock.about}>
        <OpenPage to={clock} page="clock" />
      </ShareRow>
      <OverlayWay />
      <EmbedWay />
    </ul>
  )
}
