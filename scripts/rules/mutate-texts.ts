import { textKeys } from '@topcut/engine'
import { languages, textSentence } from '@topcut/protocol/words'
import { missingFromText } from '../../protocol/src/words/gist/missing-from-text.ts'
import { changesOfText } from './text-changes.ts'

type MutatedTexts = { readonly changes: number; readonly survivors: readonly string[] }

/**
 * Changes every displayed text in every language, one word at a time, and lists what the test of its
 * gist would not notice. In this process: the test asks nothing but `missingFromText`.
 */
export const mutateTexts = (tell: (line: string) => void): MutatedTexts => {
  const survivors: string[] = []
  let changes = 0
  for (const language of languages) {
    let own = 0
    for (const key of textKeys) {
      const sentence = textSentence(language, key)
      // A text that is wrong by itself would seem to notice everything.
      const wrong = missingFromText(language, key, sentence)
      if (wrong.length > 0) survivors.push(`${key} (${language}) unchanged: ${wrong.join('; ')}`)
      for (const changed of changesOfText(language, sentence)) {
        own += 1
        if (missingFromText(language, key, changed).length > 0) continue
        survivors.push(`${key} (${language}) as “${changed}”`)
      }
    }
    changes += own
    tell(`texts (${language}): ${textKeys.length} texts, ${own} changes`)
  }
  for (const survivor of survivors) tell(`  survives: ${survivor}`)
  return { changes, survivors }
}
