import type { Finding } from '@topcut/engine'

const codes: { readonly [C in Finding['code']]?: string } = {
  'over-point-cap': 'point-cap',
  'total-differs': 'points-differ',
  'other-faction': 'two-factions',
  'affiliation-count': 'affiliation',
  'other-affiliation': 'affiliation',
}

const marks: { readonly [mark: string]: string | undefined } = {
  epic: 'epic-only',
  campaign: 'campaign-only',
}

/** What others who compute with the answer know it by; whatever they have no name for keeps ours. */
export const listCode = (finding: Finding): string =>
  (finding.code === 'barred-mark' ? marks[finding.mark] : undefined) ??
  codes[finding.code] ??
  finding.code
