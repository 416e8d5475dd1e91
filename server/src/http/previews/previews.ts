import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { EventId } from '@topcut/engine'
import type { Language } from '@topcut/protocol/words'
import type { FastifyRequest } from 'fastify'
import type { Door } from '../routes/door.ts'
import { addressOf } from '../shown/feed-answer.ts'
import { type Packed, packText } from '../shown/packed.ts'
import type { Shown } from '../shown/shown-events.ts'
import { withPreview } from './preview-head.ts'
import { previewOf } from './preview-of.ts'

/** The pages that people send each other. */
const sent = /^\/events\/([A-Za-z0-9._:~-]+)\/(?:public|embed|register)\/?$/

export type Previews = (
  request: FastifyRequest,
  language: Language,
  /** Of a language: `public.html`. */
  document: string,
) => Promise<Packed | null>

/**
 * A service worker keeps one document for all events, and a script that looks for a newer one wants
 * to know no event either. Programs that fetch a preview say nothing, nor do browsers without TLS.
 */
const isOpened = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] !== 'empty'

/** Documents with a preview of their event, each made once for what everybody may see now. */
export const openPreviews = ({ gate, shown }: Door, folder: string | undefined): Previews => {
  const known = new WeakMap<Shown, Map<string, Packed>>()

  /** Null where a stranger is told nothing. */
  const shownTo = async (event: EventId): Promise<Shown | null> => {
    try {
      return (await gate.access.keeping.of(event)).isHidden ? null : await shown.now(event)
    } catch {
      // A store that does not answer must not take the page away as well.
      return null
    }
  }

  return async (request, language, document) => {
    const event = sent.exec(request.url.split('?', 1)[0] ?? '')?.[1] as EventId | undefined
    if (folder === undefined || event === undefined || !isOpened(request)) return null
    const now = await shownTo(event)
    if (now === null) return null
    const file = join(folder, language, document)
    const address = addressOf(request)
    // Built anew while the server runs, a document names other files.
    const built = (await stat(file)).mtimeMs
    const made = known.get(now) ?? new Map<string, Packed>()
    known.set(now, made)
    const key = [language, document, built, address].join(' ')
    const before = made.get(key)
    if (before !== undefined) return before
    const html = withPreview(await readFile(file, 'utf8'), previewOf(now, event, language, address))
    const packed = packText(html, 'text/html; charset=utf-8')
    made.set(key, packed)
    return packed
  }
}
