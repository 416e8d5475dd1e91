import { TopBand } from '../../ui/band/top-band.tsx'
import { shellWords } from '../../words/shell.ts'
import { useWords } from '../../words/use-words.ts'

/** While the rest of a page is on its way. */
export const LoadingPage = () => (
  <>
    <TopBand />
    <main className="plain-page">
      <p role="status">{useWords(shellWords).loading}</p>
    </main>
  </>
)
