import type { RuleId } from '@topcut/engine'
import type { Language } from '@topcut/protocol/words'
import { useEffect, useState } from 'react'
import { ruleTitles } from '../../words/rules/rule-in-words.ts'
import { Button } from '../button.tsx'

type Titles = Awaited<ReturnType<typeof ruleTitles>>

type Props = {
  /** A rule of the document. */
  readonly of: RuleId
  readonly language: Language
  readonly onShow: (rule: RuleId) => void
}

/** Every rule of a document by its title. */
export const AllRules = ({ of, language, onShow }: Props) => {
  const [titles, setTitles] = useState<Titles>([])
  useEffect(() => {
    let isWanted = true
    ruleTitles(of, language)
      .catch(() => [])
      .then((come) => {
        if (isWanted) setTitles(come)
      })
    return () => {
      isWanted = false
    }
  }, [of, language])
  return (
    <ol className="all-rules">
      {titles.map(([rule, title]) => (
        <li key={rule}>
          <Button tone="bare" onClick={() => onShow(rule)}>
            <span className="rule-id">{rule}</span> <span lang={language}>{title}</span>
          </Button>
        </li>
      ))}
    </ol>
  )
}
