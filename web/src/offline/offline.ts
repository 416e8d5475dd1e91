import { type KeepPage, openKeptPages } from './kept-pages.ts'

/** What a service worker is given; the types of the pages do not know of one. */
type Told = Event & { readonly waitUntil: (done: Promise<unknown>) => void }
type Asked = Told & {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}
/** A page that is open. */
type Seen = { readonly url: string; readonly focus: () => Promise<unknown> }
type Worker = EventTarget & {
  readonly skipWaiting: () => Promise<void>
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (which: { readonly type: 'window' }) => Promise<readonly Seen[]>
    readonly openWindow: (path: string) => Promise<unknown>
  }
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

/** What a press on a notification may be told: where to go. */
type Pressed = Told & {
  readonly notification: { readonly close: () => void; readonly data: { readonly path?: string } }
}

// To the page that rang, where it is still open.
worker.addEventListener('notificationclick', (told) => {
  const pressed = told as Pressed
  const { path = '/' } = pressed.notification.data
  pressed.notification.close()
  const open = async () => {
    const [page] = (await worker.clients.matchAll({ type: 'window' })).filter(
      ({ url }) => new URL(url).pathname === path.split('#', 1)[0],
    )
    await (page === undefined ? worker.clients.openWindow(path) : page.focus())
  }
  pressed.waitUntil(open())
})
