import { type Details, type EventState, rulesOf } from '@topcut/engine'

/** When products came out stands in the settings, beside the cards. */
export type Detail = Exclude<keyof Details, 'releases'>

const order: readonly Detail[] = [
  'rulesVersion',
  'faqVersion',
  'eventKind',
  'variant',
  'region',
  'listsAsked',
  'sleevesOrdered',
  'outline',
  'products',
  'admissions',
  'deviations',
]

/** The details this document knows, and any that was laid down all the same. */
export const askedDetails = ({ created, details }: EventState): readonly Detail[] => {
  const { lists, scope } = rulesOf(created).regulation
  const hasRegion = lists.release.value.region !== null
  const sleeves = lists.sleeves?.mandatoryAt ?? null
  const isAsked: { readonly [D in Detail]-?: boolean } = {
    rulesVersion: true,
    faqVersion: true,
    outline: true,
    eventKind: Object.keys(scope.eventKinds).length > 0 || lists.excludedShows !== null,
    variant: scope.variant !== null,
    region: hasRegion,
    products: hasRegion,
    admissions: lists.admissionsWait !== null,
    deviations: true,
    listsAsked: !lists.list.value.always,
    sleevesOrdered: sleeves !== null && !sleeves.value.includes(created.tier),
  }
  return order.filter((detail) => isAsked[detail] || details[detail] !== undefined)
}
