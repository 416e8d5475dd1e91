import { checkVariant } from '../../legality/variant.ts'
import { type Details, tiers } from '../../vocabulary/details.ts'
import { isDay } from '../../vocabulary/instant.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Refusal } from '../spine/answers.ts'
import { type CommandRecord, organizer } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import type { EventState } from '../spine/state.ts'

/** Takes the place of all details before; what was announced is to be announced anew. */
export type SetDetails = { readonly kind: 'set-details'; readonly details: Details }

/** What was told is what is played: nothing is laid down anew once the event has begun. */
export const setDetails: CommandRecord<SetDetails> = {
  may: organizer,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { details }, ask) => {
    if (state.stages.length > 0) return refuse({ code: 'stage-running', stage: 1 })
    const blank = blankField(details)
    if (blank !== null) return refuse({ code: 'bad-value', field: blank, expected: 'a text' })
    if (details.releases?.some((one) => !isDay(one.day)) === true) {
      return refuse({ code: 'bad-value', field: 'details.releases', expected: '2015-10-03' })
    }
    const refusals = [...variantRefusals(state, details), ...kindRefusals(state, details)]
    const settled = settle(refusals, ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    return grant([...settled.facts, { kind: 'details-set', details }])
  },
}

/** A text that is there and says nothing would be announced as if it said something. */
const blankField = (details: Details): string | null => {
  const { admissions = [], deviations = [], products = [], releases = [], ...others } = details
  const texts: readonly (readonly [string, unknown])[] = [
    ...Object.entries(others),
    ...products.map((product) => ['products', product] as const),
    ...admissions.map(({ what }) => ['admissions', what] as const),
    ...releases.map(({ product }) => ['releases', product] as const),
    ...deviations.map(({ text }) => ['deviations', text] as const),
  ]
  const blank = texts.find(([, text]) => typeof text === 'string' && text.trim() === '')
  return blank === undefined ? null : `details.${blank[0]}`
}

const variantRefusals = (state: EventState, { variant }: Details): readonly Refusal[] => {
  const clause = rulesOf(state.created).regulation.scope.variant
  if (variant === undefined || clause === null) return []
  const { played } = clause.value
  return checkVariant(variant, state.created.tier, clause)
    .filter(({ severity }) => severity === 'must')
    .map(({ rule }): Refusal => {
      return { code: 'variant-not-allowed', variant, played, rule, overridable: true }
    })
}

/** A kind of event that the document names belongs to its tier; of others it says nothing. */
const kindRefusals = (state: EventState, { eventKind }: Details): readonly Refusal[] => {
  const { eventKinds } = rulesOf(state.created).regulation.scope
  if (eventKind === undefined) return []
  const tier = tiers.find((one) => eventKinds[one]?.value.includes(eventKind))
  const kinds = tier === undefined ? undefined : eventKinds[tier]
  if (tier === undefined || kinds === undefined || tier === state.created.tier) return []
  return [
    {
      code: 'bad-value',
      field: 'details.eventKind',
      expected: tier,
      rule: kinds.rule,
      overridable: true,
    },
  ]
}
