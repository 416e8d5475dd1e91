import { currentRound, matchesOf } from '@topcut/engine'
import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { pathOfEvent } from '../../../route/route-of.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { shareWords } from '../../../words/share.ts'
import { useWords } from '../../../words/use-words.ts'
import { embedCode } from './embed-code.ts'
import { ShareRow } from './share-row.tsx'
import { useSharedAddress } from './shared-address.ts'

const framed = ['standings', 'pairings', 'bracket', 'about'] as const

type Shared = keyof ReturnType<typeof shareWords>['pages']

const Open = ({ to, page }: { readonly to: string; readonly page: Shared }) => {
  const words = useWords(shareWords)
  return (
    <a
      className={buttonClass({ size: 'small' })}
      href={to}
      target="_blank"
      rel="noreferrer"
      aria-label={`${words.openPage}: ${words.pages[page].name}`}
      data-testid={`share-${page}`}
    >
      {words.openPage}
    </a>
  )
}

/** The screens of the hall, the stream and other people's pages. */
export const HallWays = () => {
  const { workplace, state } = useLeading()
  const words = useWords(shareWords)
  const { page } = useWords(deskWords)
  const address = useSharedAddress()
  const [table, setTable] = useState('')
  const [part, setPart] = useState<(typeof framed)[number]>('standings')
  const round = currentRound(state)
  const tables = round === null ? [] : matchesOf(state, round).map((match) => `${match.table}`)
  const wall = pathOfEvent(workplace.event, 'wall')
  const clock = pathOfEvent(workplace.event, 'clock')
  const overlay = `${pathOfEvent(workplace.event, 'overlay')}${table === '' ? '' : `#${table}`}`
  const embed = `${address}${pathOfEvent(workplace.event, 'embed')}#${part}`
  const link = (to: string, name: string) => (
    <CopyButton size="small" text={`${address}${to}`} aria-label={`${words.copyLink}: ${name}`}>
      {words.copyLink}
    </CopyButton>
  )
  return (
    <ul>
      <ShareRow sign="wall" name={words.pages.wall.name} about={words.pages.wall.about}>
        <Open to={wall} page="wall" />
        {link(wall, words.pages.wall.name)}
      </ShareRow>
      <ShareRow sign="clock" name={words.pages.clock.name} about={words.pages.clock.about}>
        <Open to={clock} page="clock" />
      </ShareRow>
      <ShareRow sign="film" name={words.pages.overlay.name} about={words.pages.overlay.about}>
        <SelectField
          className={null}
          isLabelHidden
          label={words.onAir}
          data-testid="share-table"
          value={table}
          onChange={setTable}
          choices={[
            ['', words.firstTable],
            ...tables.map((one) => [one, page.people.table(Number(one))] as const),
          ]}
        />
        <Open to={overlay} page="overlay" />
        {link(overlay, words.pages.overlay.name)}
      </ShareRow>
      <ShareRow sign="embed" name={words.pages.embed.name} about={words.pages.embed.about}>
        <SelectField
          className={null}
          isLabelHidden
          label={words.embedPart}
          data-testid="share-part"
          value={part}
          onChange={setPart}
          choices={framed.map((one) => [one, words.parts[one]] as const)}
        />
        <Open to={`${pathOfEvent(workplace.event, 'embed')}#${part}`} page="embed" />
        <CopyButton
          size="small"
          text={embedCode(embed, state.created.name)}
          data-testid="share-embed-code"
        >
          {words.copyCode}
        </CopyButton>
      </ShareRow>
    </ul>
  )
}
