import { useStateOf } from '../../state/use-state-of.ts'
import { shellWords } from '../../words/shell.ts'
import { useWords } from '../../words/use-words.ts'
import { Sign } from '../sign.tsx'
import { theme, themes } from '../theme.ts'

/** As the system, light, dark, and round again. */
export const ThemeSwitch = () => {
  const chosen = useStateOf(theme)
  const words = useWords(shellWords)
  const next = themes[(themes.indexOf(chosen) + 1) % themes.length] ?? 'system'
  const text = `${words.theme}: ${words.themes[chosen]}`
  return (
    <button
      type="button"
      className="tool"
      title={text}
      aria-label={text}
      data-testid="theme"
      onClick={() => theme.set(next)}
    >
      <Sign name="theme" />
      <span className="theme-name" aria-hidden="true">
        {chosen === 'system' ? '' : words.themes[chosen]}
      </span>
    </button>
  )
}
