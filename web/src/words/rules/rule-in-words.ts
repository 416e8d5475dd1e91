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
  XWDE: {
    en: () => import('./en/xwde.ts'),
    de: () => import('./de/xwde.ts'),
    pl: () => import('./pl/xwde.ts'),
  },
  XWPL: {
    en: () => import('./en/xwpl.ts'),
    de: () => import('./de/xwpl.ts'),
    pl: () => import('./pl/xwpl.ts'),
  },
  LCG: {
    en: () => import('./en/lcg.ts'),
    de: () => import('./de/lcg.ts'),
    pl: () => import('./pl/lcg.ts'),
  },
  IA: {
    en: () => import('./en/ia.ts'),
    de: () => import('./de/ia.ts'),
    pl: () => import('./pl/ia.ts'),
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
