import { expect, it } from 'vitest'
import { entryOf } from '../route/entry-of.ts'
import { routeOf } from '../route/route-of.ts'
import { keptDocumentAt, openKeptPages } from './kept-pages.ts'

/** As a browser keeps them: by name, each with answers by address. */
const memoryCaches = (load: (path: string) => Promise<Response>) => {
  const sets = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const set = sets.get(name) ?? new Map<string, Response>()
    sets.set(name, set)
    return {
      match: async (key: string) => set.get(key)?.clone(),
      put: async (key: string, answer: Response) => void set.set(key, answer),
      add: async (key: string) => {
        const answer = await load(key)
        if (!answer.ok) throw new TypeError('not there')
        set.set(key, answer)
      },
    } as unknown as Cache
  }
  const caches = {
    open,
    keys: async () => [...sets.keys()],
    delete: async (name: string) => sets.delete(name),
  }
  return { caches, sets }
}

const html = (version: number, document = 'phone') =>
  `<script type="module" src="/en/assets/${document}-${version}.js"></script>
   <link rel="stylesheet" href="/en/assets/${document}-${version}.css">`

const staged = () => {
  let version = 1
  let line: 'up' | 'down' | 'silent' = 'up'
  const asked: string[] = []
  const answerTo = async (path: string): Promise<Response> => {
    asked.push(path)
    if (line === 'silent') return new Promise(() => {})
    if (line === 'down') throw new TypeError('no network')
    const file = /-(\d+)\.(?:js|css)$/.exec(path)
    if (file !== null)
      return new Response(path, { status: Number(file[1]) === version ? 200 : 404 })
    return new Response(html(version, keptDocumentAt(path) ?? 'index'))
  }
  const { caches, sets } = memoryCaches(answerTo)
  const pages = openKeptPages({
    caches,
    fetch: answerTo,
    pause: () => (line === 'silent' ? Promise.resolve() : new Promise(() => {})),
  })
  const text = async (path: string, isOpened = true) => (await pages.answer(path, isOpened))?.text()
  return {
    ...{ pages, sets, asked, text },
    update: () => {
      version += 1
    },
    set: (now: typeof line) => {
      line = now
    },
  }
}

const own = '/events/e1/me'
const later = '/en/assets/record-1.js'

it('a page opens without a network, with all its files, once it was kept', async () => {
  const { pages, text, set } = staged()
  await pages.keep({ page: own, files: ['/en/assets/phone-1.js', later, '/api/session'] })
  for (const line of ['down', 'silent'] as const) {
    set(line)
    expect(await text(own)).toBe(html(1))
    for (const file of ['/en/assets/phone-1.js', '/en/assets/phone-1.css', later])
      expect(await text(file, false)).toBe(file)
  }
})

it('nothing but documents and files is kept: no answer of the server, whoever asked', async () => {
  const { pages, sets, asked } = staged()
  const files = ['/api/session', '/api/events/e1/views/me', 'https://elsewhere.example/x.js', later]
  await pages.keep({ page: own, files })
  const kept = [...sets.values()].flatMap((set) => [...set.keys()])
  expect(kept.sort()).toEqual(['/en/assets/phone-1.css', '/en/assets/phone-1.js', later, '/phone'])
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([])
  for (const path of ['/api/session', '/api/events/e1/live', '/', '/in', '/events/e1'])
    expect(pages.answer(path, true)).toBeNull()
  // What a script asks for is not what somebody opens.
  expect(pages.answer(own, false)).toBeNull()
})

it('after an update the new page is shown, and the old one is gone for good', async () => {
  const { pages, text, set, sets, update } = staged()
  await pages.keep({ page: own, files: [] })
  update()
  expect(await text(own)).toBe(html(2))
  await pages.keep({ page: own, files: [] })
  set('down')
  expect(await text(own)).toBe(html(2))
  expect([...sets.keys()]).toEqual(['phone /en/assets/phone-2.js'])
})

it('half of a newer version is not used: the whole one before it stays', async () => {
  const { pages, text, set, update } = staged()
  await pages.keep({ page: own, files: [] })
  update()
  // Still running the old version, whose files the server no longer has.
  await expect(pages.keep({ page: own, files: [later] })).rejects.toThrow()
  set('down')
  expect(await text(own)).toBe(html(1))
  expect(await text('/en/assets/phone-1.js', false)).toBe('/en/assets/phone-1.js')
})

it('the page of players and that of everybody are kept apart', async () => {
  const { pages, text, set } = staged()
  await pages.keep({ page: '/events/e1/public', files: [] })
  set('down')
  expect(await text('/events/e1/public')).toBe(html(1, 'public'))
  await expect(text(own)).rejects.toThrow()
})

it.each([
  '/events/e1/me',
  '/events/e1/register',
  '/events/e1/match/m7',
  '/events/e1/public',
  '/events/e1/wall',
])('an address has the same document here as in the pages: %s', (path) =>
  expect(keptDocumentAt(path)).toBe(entryOf(routeOf(path))),
)
