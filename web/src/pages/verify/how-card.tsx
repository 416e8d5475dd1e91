import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { verifyWords } from '../../words/verify.ts'
import { sizeText } from './figures.ts'
import type { Held } from './use-server-record.ts'

type Props = {
  readonly held: Held
  /** Whether the page came from a server: one that was opened from a disk is saved already. */
  readonly isServed: boolean
}

/** What the check needs, and how to do it without this page or without this server. */
export const HowCard = ({ held, isServed }: Props) => {
  const words = useWords(verifyWords).how
  const language = useLanguage()
  const size = sizeText(language, new Blob([held.text]).size)
  const save = () =>
    saveFile(`${held.record.event}-record.json`, held.text, 'application/json;charset=utf-8')
  return (
    <section className="verify-card verify-how" aria-labelledby="verify-how">
      <h2 id="verify-how">{words.title}</h2>
      <ul>
        <li>{held.record.names === undefined ? words.noNames : words.names}</li>
        <li>
          {words.record(size)}{' '}
          <Button tone="explains" data-testid="save-record" onClick={save}>
            {words.save}
          </Button>
        </li>
        {isServed && (
          <li>
            {words.alone}{' '}
            <a href="/verify.html" download="topcut-verify.html" data-testid="save-page">
              {words.saveAlone}
            </a>
            . {words.aloneThen}
          </li>
        )}
        <li>
          <details>
            <summary>{words.others}</summary>
            <ol>
              {words.format.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </details>
        </li>
      </ul>
    </section>
  )
}
