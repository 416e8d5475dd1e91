import { pathOfEvent } from '../route/route-of.ts'
import { deskWords } from '../words/desk.ts'
import { useWords } from '../words/use-words.ts'
import { useLeading } from './leading.ts'

/** From a reason to where anybody checks it; only what everybody may see is in the record. */
export const VerifyLink = ({ round }: { readonly round: number }) => {
  const { workplace } = useLeading()
  const { page } = useWords(deskWords)
  return (
    <a
      href={`${pathOfEvent(workplace.event, 'verify')}#round-${round}`}
      target="_blank"
      rel="noreferrer"
    >
      {page.rounds.panel.check}
    </a>
  )
}
