import { refusalSentence } from '@topcut/protocol/words'
import { useLeading } from '../../../leader/leading.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { errorAt } from './error-at.ts'
import type { SettingName } from './settings-draft.ts'
import type { InSettings } from './use-settings.ts'

/** Why a setting was not saved, to be said beside it. */
export const useSettingError = ({ trouble, now }: InSettings) => {
  const { names } = useLeading()
  const words = useWords(settingsWords)
  const language = useLanguage()
  const at = errorAt(trouble)
  return (name: SettingName): string | undefined => {
    if (at !== name || trouble?.kind !== 'refused') return undefined
    if (name === 'name' && now.name.trim() === '') return words.nameMissing
    if (name === 'releases') return words.cards.releaseHalf
    return name === 'prizes' ? words.prizeHalf : refusalSentence(language, trouble.refusal, names)
  }
}
