import { Button } from '../../../ui/button.tsx'
import { shareWords } from '../../../words/share.ts'
import { useWords } from '../../../words/use-words.ts'
import { useWholeFile } from '../finish/use-whole-file.ts'
import { ShareRow } from './share-row.tsx'

type Props = { readonly hasPeople: boolean }

/** The event as one file: with its people for another laptop, without them for everybody to check. */
export const WholeWay = ({ hasPeople }: Props) => {
  const words = useWords(shareWords)
  const { save, said } = useWholeFile()
  const { name, about } = hasPeople ? words.whole : words.record
  return (
    <ShareRow
      sign={hasPeople ? 'box' : 'check'}
      name={name}
      about={<span role="status">{said === '' ? about : said}</span>}
    >
      <Button
        size="small"
        aria-label={`${words.saveFile}: ${name}`}
        data-testid={hasPeople ? 'share-whole' : 'share-whole-bare'}
        onClick={() => void save(hasPeople)}
      >
        {words.saveFile}
      </Button>
    </ShareRow>
  )
}
