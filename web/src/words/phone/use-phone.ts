import { useMemo } from 'react'
import { useStateOf } from '../../state/use-state-of.ts'
import { phoneDe } from '../de/phone.ts'
import { phoneEn } from '../en/phone.ts'
import type { InLanguages } from '../in-language.ts'
import { language } from '../language.ts'
import { ownTerms } from '../own-terms.ts'
import { phonePl } from '../pl/phone.ts'
import { phoneInOwnTerms } from './in-own-terms.ts'
import type { PhoneWords } from './words.ts'

const words: InLanguages<PhoneWords> = { en: phoneEn, de: phoneDe, pl: phonePl }

export const usePhoneWords = (): PhoneWords => {
  const chosen = useStateOf(language)
  const own = useStateOf(ownTerms)[chosen]
  return useMemo(
    () => (own === undefined ? words[chosen] : phoneInOwnTerms(words[chosen], chosen, own)),
    [chosen, own],
  )
}
