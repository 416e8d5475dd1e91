import { Link } from '../../route/link.tsx'
import { TopBand } from '../../ui/band/top-band.tsx'
import { shellWords } from '../../words/shell.ts'
import { useWords } from '../../words/use-words.ts'

export const MissingPage = () => {
  const words = useWords(shellWords)
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
