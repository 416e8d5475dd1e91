import { setTimeout as pause } from 'node:timers/promises'

/** A command that was answered, and the numbers of its entries. */
export type Acknowledged = {
  readonly event: string
  readonly command: string
  readonly numbers: readonly number[]
}

type Wish = { readonly event: string; readonly id: string; readonly player: string }

const numbersOf = (answer: unknown): readonly number[] =>
  (answer as { entries: { n: number }[] }).entries.map(({ n }) => n)

const post = (url: string, cookie: string, body: unknown): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

/** Sends the same command, to one server after another, until it is answered. */
const insist = async (urls: () => readonly string[], cookie: string, first: number, wish: Wish) => {
  const { event, id, player } = wish
  const body = { id, command: { kind: 'register-player', player }, name: `Name of ${player}` }
  for (let attempt = first; ; attempt += 1) {
    const all = urls()
    const url = all[attempt % all.length]
    try {
      const response = await post(`${url}/api/events/${event}/commands`, cookie, body)
      const text = await response.text()
      if (response.status === 200) return numbersOf(JSON.parse(text))
      if (response.status < 500) throw new Error(`refused: ${text}`)
    } catch (fault) {
      if (fault instanceof Error && fault.message.startsWith('refused')) throw fault
    }
    // While nobody answers, asking over and over would take the time the next start needs.
    await pause(50)
  }
}

export const createEvent = async (url: string, cookie: string): Promise<string> => {
  const command = {
    kind: 'create-event',
    name: 'Under load',
    regulation: 'x-wing/en-3.2',
    tier: 'casual',
    date: '2026-05-02',
    structure: { kind: 'open' },
    options: {},
  }
  const created = await (await post(`${url}/api/events`, cookie, { command })).json()
  return (created as { event: string }).event
}

type Load = {
  readonly acknowledged: readonly Acknowledged[]
  /** Lets every client have the answer it waits for, then no more. */
  readonly finish: () => Promise<void>
}

/** Clients that register one player after another, every second time in the first event. */
export const openLoad = (
  urls: () => readonly string[],
  cookie: string,
  events: readonly string[],
  clients: number,
): Load => {
  const acknowledged: Acknowledged[] = []
  let isOver = false
  const work = async (client: number): Promise<void> => {
    for (let n = 0; !isOver; n += 1) {
      const event = (n % 2 === 0 ? events[0] : events[client % events.length]) ?? ''
      const wish = { event, id: `c${client}-${n}`, player: `p${client}-${n}` }
      const numbers = await insist(urls, cookie, client + n, wish)
      acknowledged.push({ event, command: wish.id, numbers })
      await pause(10)
    }
  }
  const working = Promise.all(Array.from({ length: clients }, (_, client) => work(client)))
  // Looked at in `finish`; until then a refusal must not end the whole test run.
  working.catch(() => {})
  return {
    acknowledged,
    finish: async () => {
      isOver = true
      await working
    },
  }
}
