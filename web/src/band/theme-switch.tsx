import { useCell } from '../cell/use-cell.ts'
import { Sign } from '../look/sign.tsx'
import { theme, themes } from '../look/theme.ts'
import { useWords } from '../words/use-words.ts'

/** As the system, light, dark, and round again. */
export const ThemeSwitch = () => {
  const chosen = useCell(theme)
  const { page } = useWords()
  const next = themes[(themes.indexOf(chosen) + 1) % themes.length] ?? 'system'
  const text = `${page.theme}: ${page.themes[chosen]}`
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
        {chosen === 'system' ? '' : page.themes[chosen]}
      </span>
    </button>
  )
}
