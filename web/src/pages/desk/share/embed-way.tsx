import type { Embedding } from '@topcut/engine'
import { useState } from 'react'
import { GiveButton } from '../../../leader/forms/give-button.tsx'
import { useLeading } from '../../../leader/leading.ts'
import { pathOfEvent } from '../../../route/route-of.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { shareWords } from '../../../words/share.ts'
import { useWords } from '../../../words/use-words.ts'
import { focusPlace } from '../find/focus-place.ts'
import { showSection } from '../sections.ts'
import { embedCode } from './embed-code.ts'
import { isSharing } from './is-sharing.ts'
import { OpenPage } from './open-page.tsx'
import { ShareRow } from './share-row.tsx'
import { useSharedAddress } from './shared-address.ts'

const framed = ['standings', 'pairings', 'bracket', 'about'] as const

const everywhere = { kind: 'allow-embedding', on: 'everywhere' } as const

const withoutScheme = (site: string): string => site.replace(/^https?:\/\//, '')

/** Off until an organizer allows it: a frame that stays empty on a club's page is no way to share. */
const EmbedOff = ({ name, about }: { readonly name: string; readonly about: string }) => {
  const { ask } = useLeading()
  const { embedding } = useWords(shareWords)
  const may = ask(everywhere).granted
  return (
    <ShareRow
      sign="embed"
      name={name}
      about={`${about} ${may ? embedding.off : embedding.offForOthers}`}
    >
      {may && (
        <>
          <GiveButton command={everywhere} text={embedding.allow} />
          <Button
            size="small"
            data-testid="share-embed-sites"
            onClick={() => {
              isSharing.set(false)
              showSection('settings')
              focusPlace('settings-embedding')
            }}
          >
            {embedding.choose}
          </Button>
        </>
      )}
    </ShareRow>
  )
}

/** A part of the public page for somebody else's, where the organizer allows it. */
export const EmbedWay = () => {
  const { workplace, state } = useLeading()
  const words = useWords(shareWords)
  const address = useSharedAddress()
  const [part, setPart] = useState<(typeof framed)[number]>('standings')
  const { name, about } = words.pages.embed
  const on: Embedding = state.embedding
  if (on === 'nowhere') return <EmbedOff name={name} about={about} />
  const path = `${pathOfEvent(workplace.event, 'embed')}#${part}`
  const where =
    on === 'everywhere'
      ? words.embedding.everywhere
      : words.embedding.sites(on.map(withoutScheme).join(', '))
  return (
    <ShareRow sign="embed" name={name} about={`${about} ${where}`}>
      <SelectField
        className={null}
        isLabelHidden
        label={words.embedPart}
        data-testid="share-part"
        value={part}
        onChange={setPart}
        choices={framed.map((one) => [one, words.parts[one]] as const)}
      />
      <OpenPage to={path} page="embed" />
      <CopyButton
        size="small"
        text={embedCode(`${address}${path}`, state.created.name)}
        data-testid="share-embed-code"
      >
        {words.copyCode}
      </CopyButton>
    </ShareRow>
  )
}
