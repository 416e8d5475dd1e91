import { useMemo } from 'react'
import { useStateOf } from '../../state/use-state-of.ts'
import { hallDe } from '../de/hall.ts'
import { hallEn } from '../en/hall.ts'
import type { InLanguages } from '../in-language.ts'
import { language } from '../language.ts'
import { ownTerms } from '../own-terms.ts'
import { hallPl } from '../pl/hall.ts'
import { hallInOwnTerms } from './in-own-terms.ts'
import type { HallWords } from './words.ts'

const words: InLanguages<HallWords> = { en: hallEn, de: hallDe, pl: hallPl }

export const useHall = () => {
  const chosen = useStateOf(language)
  const own = useStateOf(ownTerms)[chosen]
  const said = useMemo(
    () => (own === undefined ? words[chosen] : hallInOwnTerms(words[chosen], chosen, own)),
    [chosen, own],
  )
  return { words: said, language: chosen }
}
