import type { RuleId } from '@topcut/engine'
import type { InLanguages, Language } from '@topcut/protocol/words'
import { isRuleDocument, type RuleDocument } from './rule-documents.ts'
import type { RuleInWords, RulesInWords } from './rules-in-words.ts'

type Load = () => Promise<{ readonly rules: RulesInWords }>

/** One file for each document and language: of 1,100 sentences one is read. */
export const ruleFiles: { readonly [D in RuleDocument]: InLanguages<Load> } = {
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
  const file = isRuleDocument(document) ? await ruleFiles[document][language]() : null
  return file?.rules[Number(number)] ?? null
}

/** The titles of all rules in the document of one of them, in their order. */
export const ruleTitles = async (
  rule: RuleId,
  language: Language,
): Promise<readonly (readonly [rule: RuleId, title: string])[]> => {
  const [document = ''] = rule.split('-')
  if (!isRuleDocument(document)) return []
  const { rules } = await ruleFiles[document][language]()
  return Object.entries(rules).map(([number, [title]]) => [`${document}-${Number(number)}`, title])
}
