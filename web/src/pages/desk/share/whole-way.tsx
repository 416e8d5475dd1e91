import { Button } from '../../../ui/button.tsx'
import { shareWords } from '../../../words/share.ts'
import { useWords } from '../../../words/use-words.ts'
import { useWholeFile } from '../finish/use-whole-file.ts'
import { ShareRow } from './share-row.tsx'

/** The whole event as one file: for another laptop, or to let others check it. */
export const WholeWay = () => {
  const words = useWords(shareWords)
  const { save, said } = useWholeFile()
  return (
    <ShareRow
      sign="box"
      name={words.whole}
      about={<span role="status">{said === '' ? words.wholeNote : said}</span>}
    >
      <Button size="small" data-testid="share-whole" onClick={() => void save(true)}>
        {words.withNames}
      </Button>
      <Button size="small" data-testid="share-whole-bare" onClick={() => void save(false)}>
        {words.withoutNames}
      </Button>
    </ShareRow>
  )
}
