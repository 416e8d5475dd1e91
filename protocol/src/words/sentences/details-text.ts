import type { Details } from '@topcut/engine'
import { dayText } from '../day-text.ts'
import { label, thing } from '../label.ts'
import type { Language } from '../language.ts'
import { phrases } from '../phrases.ts'

/** What an organizer laid down, each with its label: `version of the FAQ: 4.3; region: Europe`. */
export const detailsText = (language: Language, details: Details): string => {
  const { yes, no, early, none } = phrases[language].details
  const { products, admissions, releases, deviations, ...others } = details
  const { listsAsked, sleevesOrdered, ...plain } = others
  const answer = (value: boolean | undefined) =>
    value === undefined ? undefined : value ? yes : no
  const worded = (text: string | undefined) =>
    text === undefined ? undefined : thing(language, text)
  const told: { readonly [K in keyof Details]-?: string | undefined } = {
    rulesVersion: plain.rulesVersion,
    faqVersion: plain.faqVersion,
    outline: plain.outline,
    eventKind: worded(plain.eventKind),
    variant: worded(plain.variant),
    region: worded(plain.region),
    products: products?.join(', '),
    admissions: admissions
      ?.map(({ what, beforeItsTime }) => (beforeItsTime ? `${what} (${early})` : what))
      .join(', '),
    releases: releases
      ?.map(
        ({ product, edition, day }) =>
          `${product} (${label(language, `edition.${edition}`)}): ${dayText(language, day)}`,
      )
      .join(', '),
    deviations: deviations
      ?.map(({ rule, text }) => (rule === undefined ? text : `${text} (${rule})`))
      .join(', '),
    listsAsked: answer(listsAsked),
    sleevesOrdered: answer(sleevesOrdered),
  }
  const parts = Object.entries(told).flatMap(([key, text]) =>
    text === undefined || text === ''
      ? []
      : [`${label(language, `detail.${key as keyof Details}`)}: ${text}`],
  )
  return parts.length === 0 ? none : parts.join('; ')
}
