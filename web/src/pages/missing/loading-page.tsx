import { TopBand } from '../../ui/band/top-band.tsx'
import { useShell } from '../../words/shell/use-shell.ts'

/** While the rest of a page is on its way. */
export const LoadingPage = () => (
  <>
    <TopBand />
    <main className="plain-page">
      <p role="status">{useShell().loading}</p>
    </main>
  </>
)
