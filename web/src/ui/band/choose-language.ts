import type { Language } from '@topcut/protocol/words'
import { beginAnewWhenBack, serverAnswers } from '../../route/begin-anew-when-back.ts'
import { keepLanguage, language } from '../../state/language.ts'
import { bringWords, wordsHere } from '../../words/later/bring-words.ts'

let wanted: Language | null = null

/** The page stays as it is, with all that is typed into it, and goes on in the other language. */
export const chooseLanguage = async (chosen: Language): Promise<void> => {
  wanted = chosen
  keepLanguage(chosen)
  // Asked for in vain, the words could come no more without a reload.
  if (!wordsHere.get().has(chosen)) await serverAnswers()
  await bringWords(chosen).catch(beginAnewWhenBack)
  // Two presses in a row: the words of the first may be the last to come.
  if (wanted === chosen) language.set(chosen)
}
