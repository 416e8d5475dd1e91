import { Link } from '../../route/link.tsx'
import { TopBand } from '../../ui/band/top-band.tsx'
import { useShell } from '../../words/shell/use-shell.ts'

export const MissingPage = () => {
  const words = useShell()
  return (
    <>
      <TopBand />
      <main className="plain-page">
        <h1>{words.pageMissing}</h1>
        <p>
          <Link href="/">{words.toEvents}</Link>
        </p>
      </main>
    </>
  )
}
