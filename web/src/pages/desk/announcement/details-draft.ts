import type { Details } from '@topcut/engine'

type Answer = '' | 'yes' | 'no'
type Admission = NonNullable<Details['admissions']>[number]
export type DeviationDraft = { readonly rule: string; readonly text: string }

/** The details as they are typed; an empty text is one that is not laid down. */
export type DetailsDraft = {
  readonly rulesVersion: string
  readonly faqVersion: string
  readonly outline: string
  readonly eventKind: string
  readonly variant: string
  readonly region: string
  /** One per line. */
  readonly products: string
  readonly admissions: readonly Admission[]
  readonly deviations: readonly DeviationDraft[]
  readonly listsAsked: Answer
  readonly sleevesOrdered: Answer
}

const plain = ['rulesVersion', 'faqVersion', 'outline', 'eventKind', 'variant', 'region'] as const
const answers = ['listsAsked', 'sleevesOrdered'] as const

const answerFrom = (value: boolean | undefined): Answer =>
  value === undefined ? '' : value ? 'yes' : 'no'

export const draftFromDetails = (details: Details): DetailsDraft => ({
  rulesVersion: details.rulesVersion ?? '',
  faqVersion: details.faqVersion ?? '',
  outline: details.outline ?? '',
  eventKind: details.eventKind ?? '',
  variant: details.variant ?? '',
  region: details.region ?? '',
  products: (details.products ?? []).join('\n'),
  admissions: details.admissions ?? [],
  deviations: (details.deviations ?? []).map(({ rule = '', text }) => ({ rule, text })),
  listsAsked: answerFrom(details.listsAsked),
  sleevesOrdered: answerFrom(details.sleevesOrdered),
})

/** Only what says something: a blank line would be announced as if it did. */
export const detailsTyped = (draft: DetailsDraft): Details => {
  const products = draft.products.split('\n').map((line) => line.trim())
  const named = products.filter((line) => line !== '')
  const admissions = draft.admissions.filter(({ what }) => what.trim() !== '')
  const deviations = draft.deviations
    .filter(({ text }) => text.trim() !== '')
    .map(({ rule, text }) => ({
      text: text.trim(),
      ...(rule.trim() === '' ? {} : { rule: rule.trim() }),
    }))
  const texts = plain.filter((key) => draft[key].trim() !== '')
  const answered = answers.filter((key) => draft[key] !== '')
  return {
    ...Object.fromEntries(texts.map((key) => [key, draft[key].trim()])),
    ...(named.length === 0 ? {} : { products: named }),
    ...(admissions.length === 0 ? {} : { admissions }),
    ...(deviations.length === 0 ? {} : { deviations }),
    ...Object.fromEntries(answered.map((key) => [key, draft[key] === 'yes'])),
  }
}
