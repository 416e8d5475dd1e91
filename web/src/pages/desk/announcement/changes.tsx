import type { announcementSheet } from '@topcut/engine'
import { changeText } from '@topcut/protocol/words'
import { useLeading } from '../../../leader/leading.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = { readonly changes: ReturnType<typeof announcementSheet>['changes'] }

/** What players were told otherwise, a sentence each. */
export const Changes = ({ changes }: Props) => {
  const { names } = useLeading()
  const { language } = useWords(deskWords)
  return (
    <ul>
      {changes.map((change) => (
        <li key={change.what} translate="no">
          {changeText(language, change, names)}
        </li>
      ))}
    </ul>
  )
}
