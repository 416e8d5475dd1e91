import type { Embedding } from '@topcut/engine'
import { sitesTyped } from './sites-typed.ts'

/** Where the public page may be embedded, as it is chosen and typed. */
export type EmbeddingDraft = {
  readonly on: 'nowhere' | 'everywhere' | 'sites'
  /** One a line; they stay while another choice is looked at. */
  readonly sites: string
}

export const embeddingDraft = (on: Embedding): EmbeddingDraft =>
  typeof on === 'string' ? { on, sites: '' } : { on: 'sites', sites: on.join('\n') }

export const embeddingTyped = ({ on, sites }: EmbeddingDraft): Embedding =>
  on === 'sites' ? sitesTyped(sites) : on
