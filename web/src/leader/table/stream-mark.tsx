import { Sign } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import './stream-mark.css'

/** Beside the number of the table that the stream shows. */
export const StreamMark = () => {
  const { page } = useWords(deskWords)
  return (
    <span className="stream-mark" title={page.rounds.stream.on} data-testid="stream-mark">
      <Sign name="film" />
      <span className="vh">{page.rounds.stream.on}</span>
    </span>
  )
}
