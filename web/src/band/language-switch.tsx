import { languages } from '@topcut/protocol/words'
import { useCell } from '../cell/use-cell.ts'
import { language } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'

const own = { en: 'English', de: 'Deutsch', pl: 'Polski' } as const

export const LanguageSwitch = () => {
  const chosen = useCell(language)
  const { heading } = useWords()
  return (
    <fieldset className="switch">
      <legend className="vh">{heading('language')}</legend>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          title={own[one]}
          aria-pressed={one === chosen}
          data-testid={`language-${one}`}
          onClick={() => language.set(one)}
        >
          <span aria-hidden="true">{one.toUpperCase()}</span>
          <span className="vh">{own[one]}</span>
        </button>
      ))}
    </fieldset>
  )
}
