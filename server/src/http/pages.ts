import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isLanguage, type Language } from '@topcut/protocol/words'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { publicFeeds } from '../feeds/public-feeds.ts'
import { cookieOf } from './gate/cookie.ts'
import { isOrdinaryAddress } from './ordinary-address.ts'
import type { Previews } from './previews/previews.ts'
import { languageOf, sendTrouble } from './problems/problem.ts'
import { sendPacked } from './shown/packed.ts'

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? url

/** An address of the application, which finds its own way; not a file that has gone. */
const isPage = (request: FastifyRequest): boolean => {
  const path = pathOf(request)
  const isApi = path === '/api' || path.startsWith('/api/')
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && !isApi && !/\.(?!html$)[^/]*$/.test(path)
}

/** One for all languages, at the top, also for those who take it home: it holds all that it runs. */
const verifyDocument = 'verify.html'

/**
 * What it holds is not fetched from here, so the usual policy would not let it run: its own names
 * its script and style by their hashes. Read anew each time, as it may be built anew.
 */
const policyOfVerify = async (folder: string): Promise<string> => {
  const html = await readFile(join(folder, verifyDocument), 'utf8').catch(() => '')
  const own = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]
  return `${own ?? "default-src 'none'"}; frame-ancestors 'none'`
}

/** Players and spectators have documents of their own, which hold nothing of the desk. */
const documents: readonly (readonly [RegExp, string])[] = [
  [/^\/in$|^\/events\/[^/]+\/(?:me|register|match\/[^/]+)\/?$/, 'phone.html'],
  [/^\/events\/[^/]+\/(?:public|wall|embed|overlay)\/?$/, 'public.html'],
  [/^\/events\/[^/]+\/verify\/?$/, verifyDocument],
]

const documentOf = (path: string): string =>
  documents.find(([address]) => address.test(path))?.[1] ?? 'index.html'

/** As chosen on the page before, else as the browser says. */
const readerLanguage = (request: FastifyRequest): Language => {
  const chosen = cookieOf(request, 'topcut.language')
  return isLanguage(chosen) ? chosen : languageOf(request)
}

const id = '[A-Za-z0-9._:~-]+'

/** What a page is going to ask for, by its address: a phone its views, desk and judge the log. */
const askedFor: readonly (readonly [RegExp, readonly string[]])[] = [
  [new RegExp(`^/events/(${id})/me/?$`), ['/views/me', '/views/event', '/views/clock']],
  [new RegExp(`^/events/(${id})(?:/judge)?/?$`), ['']],
]

/**
 * A browser asks for it as soon as the address is known, not when the page has arrived and run: on
 * a slow line that is most of a second. Only who opens the page: one that looks whether it is
 * still the newest needs none of it.
 */
const askedEarly = (request: FastifyRequest): string | null => {
  const isOpened = request.headers.accept?.includes('text/html') ?? false
  if (!isOpened) return null
  for (const [address, parts] of askedFor) {
    const event = address.exec(pathOf(request))?.[1]
    if (event === undefined) continue
    return parts
      .map((part) => `</api/events/${event}${part}>; rel=preload; as=fetch; crossorigin`)
      .join(', ')
  }
  return null
}

/** Readers of news and other programs are given the page for people: it says where theirs is. */
const toldElsewhere = (request: FastifyRequest): string | null => {
  const event = new RegExp(`^/events/(${id})/public/?$`).exec(pathOf(request))?.[1]
  if (event === undefined) return null
  return publicFeeds(event)
    .map(({ address, type }) => `<${address}>; rel="alternate"; type="${type}"`)
    .join(', ')
}

/** Where a file may be shown from what a browser has kept. */
const keptFor = (path: string): string => {
  // File names in assets change with their content; the page that names them must not age.
  if (basename(dirname(path)) === 'assets') return 'public, max-age=31536000, immutable'
  // A phone is opened again in a cellar without a network; it looks by itself for a newer page.
  return basename(path).startsWith('phone.html') ? 'private, max-age=604800' : 'private, no-cache'
}

const sendVerify = async (reply: FastifyReply, folder: string) =>
  reply
    .header('content-security-policy', await policyOfVerify(folder))
    .sendFile(verifyDocument, folder)

/**
 * The document at an address, in the reader's language. It varies with the cookie as well, but must
 * not say so: a phone whose session was renewed would have nothing to open in the cellar. Private
 * says as much to everybody in between, and a page that comes in the language of yesterday brings
 * the words of today's by itself. By size and time alone, two languages could pass for the same.
 */
const sendDocument = async (request: FastifyRequest, reply: FastifyReply, previews: Previews) => {
  const language = readerLanguage(request)
  const links = [askedEarly(request), toldElsewhere(request)].filter((one) => one !== null)
  if (links.length > 0) reply.header('link', links.join(', '))
  const document = documentOf(pathOf(request))
  reply.header('content-language', language)
  const packed = await previews(request, language, document)
  if (packed !== null) {
    const sending = { vary: 'accept-language, accept-encoding', kept: keptFor(document) }
    return sendPacked(request, reply, packed, sending)
  }
  return reply
    .header('vary', 'accept-language')
    .sendFile(`${language}/${document}`, { etag: false, lastModified: false })
}

/**
 * Every language has the same ones. The script could not answer for the pages from further down; the
 * icon is asked for by browsers that cannot draw the one in the page.
 */
const atTop: readonly string[] = ['/offline.js', '/favicon.ico']

const unbuilt = 'The pages of Topcut are not built yet: run `npm run build`, then start it again.\n'

/** The built pages; every address that is no file is the application's own. */
export const servePages = (
  app: FastifyInstance,
  folder: string | undefined,
  previews: Previews,
): void => {
  const isBuilt = folder !== undefined && existsSync(join(folder, 'en', 'index.html'))
  if (isBuilt) {
    app.addHook('onRequest', async (request, reply) => {
      const isFile = request.routeOptions.url === '/*'
      if (isFile && pathOf(request) === `/${verifyDocument}`) return sendVerify(reply, folder)
      if (!isFile || isOrdinaryAddress(pathOf(request))) return undefined
      return sendTrouble(request, reply, { code: 'not-found' })
    })
    app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      // No file of ours is one to fetch in parts.
      acceptRanges: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', keptFor(path))
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && atTop.includes(pathOf(request))) return reply.sendFile(`en${pathOf(request)}`)
    if (!isPage(request)) return sendTrouble(request, reply, { code: 'not-found' })
    if (isBuilt && documentOf(pathOf(request)) === verifyDocument) return sendVerify(reply, folder)
    if (isBuilt) return sendDocument(request, reply, previews)
    return reply.code(503).type('text/plain; charset=utf-8').send(unbuilt)
  })
}
