import { useState } from 'react'
import { fileName } from '../../../leader/file-name.ts'
import { useLeading } from '../../../leader/leading.ts'
import { usePublicNames } from '../../../leader/names/use-public-names.ts'
import { pathOfEvent } from '../../../route/route-of.ts'
import { Button } from '../../../ui/button.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { deskWords } from '../../../words/desk.ts'
import { shareWords } from '../../../words/share.ts'
import { useWords } from '../../../words/use-words.ts'
import { closedRound } from './closed-round.ts'
import { pictureOf } from './picture-of.ts'
import { ShareRow } from './share-row.tsx'
import { useSharedAddress } from './shared-address.ts'
import { drawnPicture, type Shape } from './standings-picture.ts'

/** The first places as a picture for a feed or a chat. */
export const PictureWay = () => {
  const { workplace, state } = useLeading()
  const names = usePublicNames()
  const words = useWords(deskWords)
  const share = useWords(shareWords)
  const address = useSharedAddress()
  const [hasFailed, setFailed] = useState(false)
  const round = closedRound(state)
  const link = `${address}${pathOfEvent(workplace.event, 'public')}`.replace(/^https?:\/\//, '')
  const save = async (shape: Shape) => {
    const picture = await drawnPicture(pictureOf(words, names, state, round, link), shape)
    setFailed(picture === null)
    const title = `${state.created.name} ${words.page.after(round)}`
    if (picture !== null) saveFile(fileName(title, 'png'), picture, 'image/png')
  }
  const about =
    round === 0 ? share.nothingPlayed : hasFailed ? share.noPicture : share.pictureNote(round)
  return (
    <ShareRow sign="image" name={share.picture} about={<span role="status">{about}</span>}>
      {round > 0 && (
        <>
          <Button size="small" data-testid="share-square" onClick={() => void save('square')}>
            {share.square}
          </Button>
          <Button size="small" data-testid="share-wide" onClick={() => void save('wide')}>
            {share.wide}
          </Button>
        </>
      )}
    </ShareRow>
  )
}
