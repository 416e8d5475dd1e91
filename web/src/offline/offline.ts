import { type KeepPage, openKeptPages } from './kept-pages.ts'

/** What a service worker is given; the types of the pages do not know of one. */
type Told = Event & { readonly waitUntil: (done: Promise<unknown>) => void }
type Asked = Told & {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}
type Worker = EventTarget & {
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
}

const worker = globalThis as unknown as Worker

const pages = openKeptPages({
  caches,
  fetch: (address, how) => fetch(address, how),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})

// At once: an old worker beside a new page is one more thing that can be out of date.
worker.addEventListener('install', (told) => (told as Told).waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (told) => (told as Told).waitUntil(worker.clients.claim()))

worker.addEventListener('message', (told) => {
  const { data } = told as MessageEvent<KeepPage>
  // Half of it is of no use; the next visit tries again.
  ;(told as MessageEvent & Told).waitUntil(pages.keep(data).catch(() => {}))
})

worker.addEventListener('fetch', (asked) => {
  const { request, respondWith } = asked as Asked
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== globalThis.location.origin) return
  const answer = pages.answer(pathname, request.mode === 'navigate')
  if (answer !== null) respondWith.call(asked, answer)
})
