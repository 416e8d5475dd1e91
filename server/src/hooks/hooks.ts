import type { EventId, Instant } from '@topcut/engine'
import type { HookAnswer, HookDelivery, HookRequest, HookTopic, Keeping } from '@topcut/protocol'
import { newId } from '../access/token.ts'
import type { Desk } from '../desk/desk.ts'
import { type Clock, type Luck, systemClock, systemLuck, systemTicks } from '../desk/ports.ts'
import type { Report } from '../http/problems/troubles.ts'
import type { Records } from '../store/records.ts'
import { openCourier } from './courier.ts'
import type { Hook, HookProgress } from './hook.ts'
import { openHookShelf } from './hook-shelf.ts'
import { hookUrl } from './hook-url.ts'
import { aloneLease, type LeaseTimes, openLease, usualLeaseTimes } from './lease.ts'
import { type Patience, usualPatience } from './patience.ts'
import { openSend, type Send } from './send.ts'
import { newSecret } from './signature.ts'

/** More than a club has channels; each costs a request with every message. */
const mostHooks = 10
/** So long after a change of secrets both are signed with. */
const formerFor = 24 * 60 * 60_000

type Made = { readonly hook: HookAnswer; readonly secret: string }
type Wish = HookRequest & { readonly address: string }

/** The hooks of events, as organizers handle them, and the courier who serves them. */
export type Hooks = {
  readonly most: number
  readonly list: (event: EventId) => Promise<readonly HookAnswer[]>
  readonly add: (event: EventId, wish: Wish) => Promise<Made | 'hooks-full' | 'hook-address'>
  /** Null where there is no such hook. */
  readonly change: (
    event: EventId,
    id: string,
    wish: Wish,
  ) => Promise<HookAnswer | 'hook-address' | null>
  readonly renewSecret: (event: EventId, id: string) => Promise<Made | null>
  readonly remove: (event: EventId, id: string) => Promise<boolean>
  readonly startAnew: (event: EventId, id: string) => Promise<HookAnswer | null>
  readonly deliveries: (event: EventId, id: string) => Promise<readonly HookDelivery[] | null>
  /** Sends a trial, or the message with this id once more; false where there is none. */
  readonly send: (event: EventId, id: string, delivery?: string) => Promise<boolean>
  readonly stop: () => Promise<void>
}

export type HookSettings = {
  /** Whether receivers in the own network may be told. */
  readonly areLocalAllowed: boolean
  /** Milliseconds for one attempt. */
  readonly deadline: number
  readonly patience: Patience
  /** Milliseconds between two looks at what other processes were asked for. */
  readonly every: number
  readonly lease: LeaseTimes
}

const usualHookSettings: HookSettings = {
  areLocalAllowed: false,
  deadline: 10_000,
  patience: usualPatience,
  every: 2_000,
  lease: usualLeaseTimes,
}

const answerOf = (hook: Hook, progress: HookProgress): HookAnswer => {
  const { id, url, tells, language, createdAt, starts } = hook
  const isOld = progress.starts !== starts
  const going = progress.attempts > 0 ? 'failing' : 'going'
  return {
    id,
    url,
    topics: Object.keys(tells) as HookTopic[],
    language,
    createdAt,
    state: isOld ? 'going' : progress.state === 'going' ? going : progress.state,
    nextAt: isOld ? null : progress.nextAt,
  }
}

export const openHooks = (options: {
  readonly records: Records
  readonly desk: Desk
  readonly keeping: (event: EventId) => Promise<Keeping>
  readonly report: Report
  readonly settings?: Partial<HookSettings>
  readonly clock?: Clock
  readonly luck?: Luck
  readonly send?: Send
}): Hooks => {
  const { records, desk, keeping, report, clock = systemClock, luck = systemLuck } = options
  const settings = { ...usualHookSettings, ...options.settings }
  const { areLocalAllowed, patience, every } = settings
  const shelf = openHookShelf(records)
  // Only a store that several processes share counts for them.
  const lease =
    records.count === undefined
      ? aloneLease
      : openLease({ records, kind: 'hook-lease', ticks: systemTicks, luck, times: settings.lease })
  const { send = openSend(settings) } = options
  const courier = openCourier({
    ...{ shelf, lease, desk, keeping, send, patience, clock, luck, report, every },
  })

  const versionOf = async (event: EventId): Promise<number> =>
    (await desk.load(event))?.log.length ?? 0

  /** What was told before goes on; what is new is told from now on. */
  const tellsFrom = (topics: HookRequest['topics'], before: Hook['tells'], now: number) =>
    Object.fromEntries(topics.map((topic) => [topic, before[topic] ?? now]))

  const found = async (event: EventId, id: string): Promise<Hook | null> => {
    const hook = await shelf.get(id)
    return hook?.event === event ? hook : null
  }
  const answer = async (hook: Hook) => answerOf(hook, await shelf.progress(hook.id))

  const put = async (hook: Hook): Promise<HookAnswer> => {
    await shelf.put(hook)
    courier.look()
    return answer(hook)
  }

  return {
    most: mostHooks,
    list: async (event) => Promise.all((await shelf.of(event)).map(answer)),
    add: async (event, { url: typed, topics, language, address }) => {
      const url = hookUrl(typed, areLocalAllowed)
      if (url === null) return 'hook-address'
      if ((await shelf.of(event)).length >= mostHooks) return 'hooks-full'
      const secret = newSecret()
      const tells = tellsFrom(topics, {}, await versionOf(event))
      const made = { id: newId(), event, url, tells, language, address, secret }
      const hook = await put({ ...made, former: null, createdAt: clock(), starts: 0 })
      return { hook, secret }
    },
    change: async (event, id, { url: typed, topics, language, address }) => {
      const hook = await found(event, id)
      if (hook === null) return null
      const url = hookUrl(typed, areLocalAllowed)
      if (url === null) return 'hook-address'
      const tells = tellsFrom(topics, hook.tells, await versionOf(event))
      // Another address has had no chance to fail yet.
      const starts = hook.starts + (url === hook.url ? 0 : 1)
      return put({ ...hook, url, tells, language, address, starts })
    },
    renewSecret: async (event, id) => {
      const hook = await found(event, id)
      if (hook === null) return null
      const secret = newSecret()
      const until = (clock() + formerFor) as Instant
      const changed = await put({ ...hook, secret, former: { secret: hook.secret, until } })
      return { hook: changed, secret }
    },
    remove: async (event, id) => {
      if ((await found(event, id)) === null) return false
      await shelf.remove(id)
      courier.look()
      return true
    },
    startAnew: async (event, id) => {
      const hook = await found(event, id)
      return hook === null ? null : put({ ...hook, starts: hook.starts + 1 })
    },
    deliveries: async (event, id) =>
      (await found(event, id)) === null ? null : (await shelf.progress(id)).recent,
    send: async (event, id, delivery) => {
      if ((await found(event, id)) === null) return false
      const { recent } = await shelf.progress(id)
      const sent = recent.find((one) => one.id === delivery)
      if (delivery !== undefined && sent === undefined) return false
      const again = sent?.entry ?? null
      await shelf.ask(newId(), { hook: id, event, what: again === null ? 'trial' : { again } })
      courier.look()
      return true
    },
    stop: courier.stop,
  }
}
