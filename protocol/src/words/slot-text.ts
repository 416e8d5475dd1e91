import { slots as de } from './de/slots.ts'
import { slots as en } from './en/slots.ts'
import type { InLanguages, Language } from './language.ts'
import { slots as pl } from './pl/slots.ts'

const words: InLanguages<typeof en> = { en, de, pl }

const isSlot = (language: Language, slot: string): slot is keyof typeof en =>
  Object.hasOwn(words[language], slot)

/** The place of an upgrade as people call it; one of another catalogue is shown as it is there. */
export const slotText = (language: Language, slot: string): string => {
  const plain = slot.toLowerCase().replaceAll(' ', '-')
  return isSlot(language, plain) ? words[language][plain] : slot
}
