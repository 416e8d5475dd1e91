import { buttonClass } from '../../../ui/button.tsx'
import { shareWords } from '../../../words/share.ts'
import { useWords } from '../../../words/use-words.ts'

type Shared = keyof ReturnType<typeof shareWords>['pages']

/** Opens a page that others look at beside the desk. */
export const OpenPage = ({ to, page }: { readonly to: string; readonly page: Shared }) => {
  const words = useWords(shareWords)
  return (
    <a
      className={buttonClass({ size: 'small' })}
      href={to}
      target="_blank"
      rel="noreferrer"
      aria-label={`${words.openPage}: ${words.pages[page].name}`}
      data-testid={`share-${page}`}
    >
      {words.openPage}
    </a>
  )
}
