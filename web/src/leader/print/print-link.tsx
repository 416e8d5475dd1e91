import { Link } from '../../route/link.tsx'
import { pathOfEvent } from '../../route/route-of.ts'
import { buttonClass } from '../../ui/button.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'
import type { Sheet } from './sheets.ts'
import './print-link.css'

/** From a section of the desk to its sheet of paper. */
export const PrintLink = ({ sheet }: { readonly sheet: Sheet }) => {
  const { workplace } = useLeading()
  const { term } = useWords(deskWords)
  return (
    <Link
      className={`${buttonClass({ tone: 'quiet', size: 'small' })} print-link`}
      href={`${pathOfEvent(workplace.event, 'print')}#${sheet}`}
    >
      {term('print')}
    </Link>
  )
}
