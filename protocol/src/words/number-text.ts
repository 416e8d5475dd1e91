import type { Language } from './language.ts'

const formats = {
  en: /* @__PURE__ */ new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 2 }),
  de: /* @__PURE__ */ new Intl.NumberFormat('de', { useGrouping: false, maximumFractionDigits: 2 }),
  pl: /* @__PURE__ */ new Intl.NumberFormat('pl', { useGrouping: false, maximumFractionDigits: 2 }),
} as const

/** A number as the language writes it: 8.65, but 8,65 in German and Polish. */
export const numberText = (language: Language, n: number): string => formats[language].format(n)
