import { useLeading } from '../../../leader/leading.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import type { SignName } from '../../../ui/sign.tsx'
import { shareWords } from '../../../words/share.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { ShareRow } from './share-row.tsx'
import { useSharedAddress } from './shared-address.ts'

type Feed = keyof ReturnType<typeof shareWords>['feeds']

/** What is published, for calendars, readers of news and other people's programs. */
export const FeedWays = () => {
  const { workplace } = useLeading()
  const words = useWords(shareWords)
  const language = useLanguage()
  const address = useSharedAddress()
  const feeds: readonly (readonly [Feed, SignName, string])[] = [
    ['calendar', 'clock', `calendar.ics?language=${language}`],
    ['news', 'chat', `feed.atom?language=${language}`],
    ['data', 'embed', 'feed.json'],
  ]
  return (
    <ul>
      {feeds.map(([feed, sign, file]) => (
        <ShareRow
          key={feed}
          sign={sign}
          name={words.feeds[feed].name}
          about={words.feeds[feed].about}
        >
          <CopyButton
            size="small"
            text={`${address}/api/events/${workplace.event}/${file}`}
            aria-label={`${words.copyLink}: ${words.feeds[feed].name}`}
            data-testid={`share-feed-${feed}`}
          >
            {words.copyLink}
          </CopyButton>
        </ShareRow>
      ))}
    </ul>
  )
}
