import type { RuleId } from '@topcut/engine'
import type { Language } from '@topcut/protocol/words'
import { useEffect, useState } from 'react'
import { ruleInWords } from '../../words/rules/rule-in-words.ts'
import type { RuleInWords } from '../../words/rules/rules-in-words.ts'

/** What is known of a rule's words: they are loaded when somebody opens it. */
type Come = { readonly of: string; readonly words: RuleInWords | 'unreachable' | null }

/** The words of a rule; `undefined` while they are on their way, `null` where there are none. */
export const useRuleWords = (
  rule: RuleId,
  language: Language,
): RuleInWords | 'unreachable' | null | undefined => {
  const [come, setCome] = useState<Come | null>(null)
  const asked = `${rule} ${language}`
  useEffect(() => {
    let isWanted = true
    ruleInWords(rule, language)
      .catch(() => 'unreachable' as const)
      .then((words) => {
        if (isWanted) setCome({ of: asked, words })
      })
    return () => {
      isWanted = false
    }
  }, [rule, language, asked])
  return come?.of === asked ? come.words : undefined
}
