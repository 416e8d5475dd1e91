import { type Embedding, isSite, mostSites } from '../../vocabulary/embedding.ts'
import { type CommandRecord, organizer } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

/** Whose pages may show the public page in a frame from now on. */
export type AllowEmbedding = { readonly kind: 'allow-embedding'; readonly on: Embedding }

export const allowEmbedding: CommandRecord<AllowEmbedding> = {
  may: organizer,
  touches: 'nothing',
  grave: false,
  afterTheEnd: true,
  takesName: false,
  decide: (_, { on }) => {
    if (typeof on === 'string') return grant([{ kind: 'embedding-allowed', on }])
    const sites = [...new Set(on)]
    const wrong = sites.find((site) => !isSite(site))
    if (wrong !== undefined) return refuse({ code: 'not-a-site', site: wrong })
    if (sites.length === 0) return refuse({ code: 'no-sites' })
    if (sites.length > mostSites) return refuse({ code: 'too-many-sites', most: mostSites })
    return grant([{ kind: 'embedding-allowed', on: sites }])
  },
}
