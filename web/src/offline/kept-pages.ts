/** The documents that open without a network. */
type KeptDocument = 'phone' | 'public'

/** What a page tells once all of it has come. */
export type KeepPage = {
  /** Its address, and the files it runs. */
  readonly page: string
  readonly files: readonly string[]
}

type Ports = {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  readonly fetch: (address: string, how: RequestInit) => Promise<Response>
  readonly pause: (milliseconds: number) => Promise<unknown>
}

/** Longer than a server in the same hall needs; a Wi-Fi that swallows everything takes minutes. */
const patience = 4_000

/**
 * Not the one for frames: whose pages may hold it stands in its answer, and kept it would go on
 * saying what the organizer has taken back.
 */
const addresses: readonly (readonly [RegExp, KeptDocument])[] = [
  [/^\/events\/[^/]+\/(?:me|register|match\/[^/]+)\/?$/, 'phone'],
  [/^\/events\/[^/]+\/(?:public|wall|overlay)\/?$/, 'public'],
]

export const keptDocumentAt = (path: string): KeptDocument | null =>
  addresses.find(([address]) => address.test(path))?.[1] ?? null

const isFile = (path: string): boolean => /^\/[a-z]{2}\/assets\/[^/]+$/.test(path)

const filesIn = (html: string): readonly string[] =>
  [...html.matchAll(/(?:src|href)="([^"]+)"/g)].flatMap(([, path = '']) =>
    isFile(path) ? [path] : [],
  )

/**
 * Pages that open without a network: their files, and nothing else. What they show they keep by
 * themselves, for one person in one event; no answer of the server is ever kept here.
 *
 * A document and its files are one set, named after its first script. A newer one replaces it whole
 * or not at all, so that no page ever finds half of another version.
 */
export const openKeptPages = ({ caches, fetch, pause }: Ports) => {
  const setsOf = async (document: KeptDocument): Promise<readonly string[]> =>
    (await caches.keys()).filter((name) => name.startsWith(`${document} `))

  const keep = async ({ page, files }: KeepPage): Promise<void> => {
    const document = keptDocumentAt(page)
    if (document === null) return
    const answer = await fetch(page, { cache: 'reload' })
    const [first, ...others] = filesIn(await answer.clone().text())
    if (!answer.ok || first === undefined) return
    const name = `${document} ${first}`
    const set = await caches.open(name)
    const all = new Set([first, ...others, ...files.filter(isFile)])
    for (const file of all) if ((await set.match(file)) === undefined) await set.add(file)
    // Last: a set without its document is not used.
    await set.put(`/${document}`, answer)
    for (const other of await setsOf(document)) if (other !== name) await caches.delete(other)
  }

  const find = async (document: KeptDocument, key: string): Promise<Response | undefined> => {
    for (const name of await setsOf(document)) {
      const set = await caches.open(name)
      const found = await set.match(key, { ignoreVary: true })
      if (found !== undefined && (await set.match(`/${document}`, { ignoreVary: true })))
        return found
    }
    return undefined
  }

  const anyFile = async (path: string): Promise<Response> =>
    (await find('phone', path)) ?? (await find('public', path)) ?? fetch(path, {})

  /** The server's word counts as long as it can be heard: after an update nobody sees the old one. */
  const page = async (document: KeptDocument, address: string): Promise<Response> => {
    const kept = await find(document, `/${document}`)
    const fresh = fetch(address, { cache: 'no-cache', headers: { accept: 'text/html' } })
    if (kept === undefined) return fresh
    const late = pause(patience).then(() => kept)
    return Promise.race([fresh.catch(() => kept), late])
  }

  return {
    keep,
    /** Null: none of ours, it goes its usual way. */
    answer: (path: string, isOpened: boolean): Promise<Response> | null => {
      if (isFile(path)) return anyFile(path)
      const document = isOpened ? keptDocumentAt(path) : null
      return document === null ? null : page(document, path)
    },
  }
}
