import type { RuleId } from '@topcut/engine'
import type { InLanguages, Language } from '@topcut/protocol/words'
import type { RuleInWords, RulesInWords } from './rules-in-words.ts'

type Load = () => Promise<{ readonly rules: RulesInWords }>

/** One file for each document and language: of 1,100 sentences one is read. */
export const ruleFiles: { readonly [document: string]: InLanguages<Load> } = {
  XWEN: {
    en: () => import('./en/xwen.ts'),
    de: () => import('./de/xwen.ts'),
    pl: () => import('./pl/xwen.ts'),
  },
}

/** Loads the words of a rule; `null` where it has none. */
export const ruleInWords = async (
  rule: RuleId,
  language: Language,
): Promise<RuleInWords | null> => {
  const [document = '', number = ''] = rule.split('-')
  const file = await ruleFiles[document]?.[language]()
  return file?.rules[Number(number)] ?? null
}
