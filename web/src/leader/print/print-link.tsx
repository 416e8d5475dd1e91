import { Link } from '../../route/link.tsx'
import { pathOfEvent } from '../../route/route.ts'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import type { Sheet } from './sheets.ts'
import './print-link.css'

/** From a section of the desk to its sheet of paper. */
export const PrintLink = ({ sheet }: { readonly sheet: Sheet }) => {
  const { session } = useDesk()
  const { term } = useWords(deskWords)
  return (
    <Link
      className="btn small quiet print-link"
      href={`${pathOfEvent(session.event, 'print')}#${sheet}`}
    >
      {term('print')}
    </Link>
  )
}
