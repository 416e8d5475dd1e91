import { useLeading } from '../../../leader/leading.ts'
import { useWho } from '../../../state/who.ts'
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
  const who = useWho()
  const account = typeof who === 'string' ? null : who.account
  const ofEvent = `events/${workplace.event}`
  const feeds: readonly (readonly [Feed, SignName, string])[] = [
    ['calendar', 'clock', `${ofEvent}/calendar.ics?language=${language}`],
    ['news', 'chat', `${ofEvent}/feed.atom?language=${language}`],
    ['data', 'embed', `${ofEvent}/feed.json`],
    ...(account === null
      ? []
      : ([
          ['own', 'clock', `organizers/${account.id}/calendar.ics?language=${language}`],
        ] as const)),
  ]
  return (
    <ul>
      {feeds.map(([feed, sign, path]) => (
        <ShareRow
          key={feed}
          sign={sign}
          name={words.feeds[feed].name}
          about={words.feeds[feed].about}
        >
          <CopyButton
            size="small"
            text={`${address}/api/${path}`}
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
