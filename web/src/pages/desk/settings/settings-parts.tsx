import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'

/** The parts of the page in their order; each is a section that goes by its name. */
const parts = ['about', 'money', 'rules', 'cards', 'publicPage', 'hooks', 'ending'] as const
type Part = (typeof parts)[number]

export const idOfPart = (part: Part): string => `settings-part-${part}`

const drawn = (): readonly Part[] =>
  parts.filter((part) => document.getElementById(idOfPart(part)) !== null)

/** The last one that has begun above the line where reading begins. */
const partAt = (line: number): Part =>
  drawn().findLast(
    (part) => (document.getElementById(idOfPart(part))?.getBoundingClientRect().top ?? 0) <= line,
  ) ?? 'about'

/** Below what stays on top. */
const readingLine = 150

/** A long page, and what one came for is in the middle of it: a press leads there. */
export const SettingsParts = ({ without }: { readonly without: readonly Part[] }) => {
  const words = useWords(settingsWords)
  const [at, setAt] = useState<Part>('about')
  useEffect(() => {
    const follow = () => setAt(partAt(readingLine))
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return (
    <nav className="tabs settings-parts" aria-label={words.partsOf}>
      {parts
        .filter((part) => !without.includes(part))
        .map((part) => (
          <Button
            key={part}
            tone="bare"
            aria-current={part === at ? 'true' : undefined}
            data-testid={`settings-to-${part}`}
            onClick={() => {
              const group = document.getElementById(idOfPart(part))
              group?.scrollIntoView()
              group?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
              // Near its end the page cannot scroll as far as the last part would like.
              requestAnimationFrame(() => setAt(part))
            }}
          >
            {part === 'cards' ? words.cards.heading : words[part]}
          </Button>
        ))}
    </nav>
  )
}
