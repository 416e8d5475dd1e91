import type { About } from '@topcut/engine'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { aboutLines } from './about-lines.ts'

type Props = { readonly about: Omit<About, 'logo'>; readonly className?: string }

/** Where, when, for how much, and what is won. */
export const AboutList = ({ about, className }: Props) => {
  const lines = aboutLines(useWords(deskWords), about)
  if (lines.length === 0) return null
  return (
    <dl className={className} data-testid="said-about">
      {lines.map(({ key, label, texts }) => (
        <div key={key} data-testid={`about-${key}`}>
          <dt>{label}</dt>
          {texts.map((text) => (
            <dd key={text} translate="no">
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
