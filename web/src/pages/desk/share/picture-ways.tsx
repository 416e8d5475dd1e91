import { bracketView, withoutEnd } from '@topcut/engine'
import { useState } from 'react'
import { fileNameOf } from '../../../leader/file-name.ts'
import { useLeading } from '../../../leader/leading.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { shareWords } from '../../../words/share.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { closedRound } from './closed-round.ts'
import { ShareRow } from './share-row.tsx'
import { useSharedAddress } from './shared-address.ts'

type Pictured = 'standings' | 'bracket'
type Kind = 'square' | 'wide' | 'svg'

/** Not by a link: a browser tells nobody that one failed. */
const fetched = async (path: string): Promise<Blob | null> => {
  try {
    const answer = await fetch(path)
    return answer.ok ? await answer.blob() : null
  } catch {
    return null
  }
}

type Props = { readonly of: Pictured; readonly about: string }

/** A picture as the server draws it, of what everybody may see. */
const PictureWay = ({ of, about }: Props) => {
  const { workplace, state } = useLeading()
  const words = useWords(shareWords)
  const language = useLanguage()
  const address = useSharedAddress()
  const [hasFailed, setFailed] = useState(false)
  const name = words.pictures[of]
  const path = (kind: Kind) =>
    `/api/events/${workplace.event}/pictures/${of}.${kind === 'svg' ? 'svg' : 'png'}?shape=${kind === 'square' ? 'square' : 'wide'}&language=${language}`
  const save = async (kind: Kind) => {
    const picture = await fetched(path(kind))
    setFailed(picture === null)
    if (picture === null) return
    const ending = kind === 'svg' ? 'svg' : 'png'
    saveFile(fileNameOf([state.created.name, words.parts[of]], ending), picture, picture.type)
  }
  const called = { square: words.square, wide: words.wide, svg: 'SVG' }
  return (
    <ShareRow
      sign="image"
      name={name}
      about={<span role="status">{hasFailed ? words.noPicture : about}</span>}
    >
      {(['square', 'wide', 'svg'] as const).map((kind) => (
        <Button
          key={kind}
          size="small"
          aria-label={`${called[kind]}: ${name}`}
          data-testid={`share-${of}-${kind}`}
          onClick={() => void save(kind)}
        >
          {called[kind]}
        </Button>
      ))}
      <CopyButton
        size="small"
        text={`${address}${path('wide')}`}
        aria-label={`${words.copyLink}: ${name}`}
        data-testid={`share-${of}-address`}
      >
        {words.copyLink}
      </CopyButton>
    </ShareRow>
  )
}

/** The first places and the bracket as pictures for a feed or a chat. */
export const PictureWays = () => {
  const { state } = useLeading()
  const words = useWords(shareWords)
  const round = closedRound(state)
  const isOver = state.finished !== null
  if (round === 0) {
    return (
      <ShareRow sign="image" name={words.pictures.standings} about={words.nothingPlayed}>
        {null}
      </ShareRow>
    )
  }
  return (
    <>
      <PictureWay of="standings" about={isOver ? words.finalPicture : words.pictureNote(round)} />
      {bracketView(withoutEnd(state)) !== null && (
        <PictureWay of="bracket" about={words.bracketPicture} />
      )}
    </>
  )
}
