import type { Trouble } from '../../../state/sending/outbox.ts'
import type { SettingName } from './settings-draft.ts'

/** The setting that a refusal is about; null where it is about none that is typed here. */
export const errorAt = (trouble: Trouble | null): SettingName | null => {
  if (trouble?.kind !== 'refused') return null
  const { refusal } = trouble
  if (refusal.code === 'ends-before-it-begins') return 'until'
  if (refusal.code === 'length-not-allowed') return 'minutes'
  if (refusal.code === 'round-one-by-lot') return 'clubsApart'
  if (aboutSites.some((code) => code === refusal.code)) return 'embedding'
  if (refusal.code !== 'bad-value') return null
  const [, name] = /^(?:about\.|details\.)?(\w+)$/.exec(refusal.field) ?? []
  return typed.find((one) => one === name) ?? null
}

const aboutSites = ['not-a-site', 'no-sites', 'too-many-sites'] as const

const typed: readonly SettingName[] = [
  'name',
  'date',
  'until',
  'start',
  'venue',
  'address',
  'description',
  'logo',
  'fee',
  'prizes',
  'capacity',
  'releases',
]
