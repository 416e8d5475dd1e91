import { lastCountedRound } from '@topcut/engine'
import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { PublicNamesNote } from '../../../leader/names/public-names-note.tsx'
import { usePublicNames } from '../../../leader/names/use-public-names.ts'
import { fileName, saveFile } from '../../../leader/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { shareWords } from '../../../words/share.ts'
import { useWords } from '../../../words/use-words.ts'
import { standingsText } from '../finish/forum-text.ts'
import { standingsTable } from '../finish/standings-table.ts'
import { TableButtons } from '../finish/table-buttons.tsx'
import { TextBlock } from '../finish/text-block.tsx'
import { textPicture } from './text-picture.ts'

/** The latest standings as a text, a picture and a table, with the names each player allowed. */
export const StandingsToSend = () => {
  const { state } = useLeading()
  const names = usePublicNames()
  const words = useWords(deskWords)
  const share = useWords(shareWords)
  const [hasFailed, setFailed] = useState(false)
  const round = lastCountedRound(state)
  if (round === 0) return <p className="muted">{share.nothingPlayed}</p>
  const text = standingsText(words, names, state, round)
  const title = `${state.created.name} ${words.page.after(round)}`
  const savePicture = async () => {
    const picture = await textPicture(text)
    setFailed(picture === null)
    if (picture !== null) saveFile(fileName(title, 'png'), picture, 'image/png')
  }
  return (
    <>
      <TextBlock text={text} label={share.text}>
        <Button size="small" data-testid="share-picture" onClick={() => void savePicture()}>
          {share.picture}
        </Button>
        <TableButtons
          name={title}
          testId="share"
          csv={words.page.afterwards.files.csv}
          lines={() => standingsTable(words, names, state, round)}
        />
      </TextBlock>
      {hasFailed && <p role="status">{share.noPicture}</p>}
      <PublicNamesNote />
    </>
  )
}
