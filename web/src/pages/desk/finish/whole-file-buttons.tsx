import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { useWholeFile } from './use-whole-file.ts'

/** The whole event as one file: to keep, to check, or to open elsewhere. */
export const WholeFileButtons = () => {
  const { page } = useWords(deskWords)
  const words = page.afterwards.files
  const { save, said } = useWholeFile()
  return (
    <div className="whole-file">
      <h3>{words.whole}</h3>
      <p className="muted">{words.wholeNote}</p>
      <div className="inline">
        <Button size="small" data-testid="whole-file" onClick={() => void save(true)}>
          {words.withPeople}
        </Button>
        <Button size="small" data-testid="whole-file-bare" onClick={() => void save(false)}>
          {words.withoutPeople}
        </Button>
      </div>
      <p role="status" className="muted">
        {said}
      </p>
    </div>
  )
}
