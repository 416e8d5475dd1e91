import { languages, ownNames } from '@topcut/protocol/words'
import { language } from '../../state/language.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { shellWords } from '../../words/shell.ts'
import { useWords } from '../../words/use-words.ts'
import { chooseLanguage } from './choose-language.ts'

export const LanguageSwitch = () => {
  const chosen = useStateOf(language)
  const words = useWords(shellWords)
  return (
    <fieldset className="switch">
      <legend className="vh">{words.language}</legend>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          title={ownNames[one]}
          translate="no"
          aria-pressed={one === chosen}
          data-testid={`language-${one}`}
          onClick={() => void chooseLanguage(one)}
        >
          <span aria-hidden="true">{one.toUpperCase()}</span>
          <span className="vh">{ownNames[one]}</span>
        </button>
      ))}
    </fieldset>
  )
}
