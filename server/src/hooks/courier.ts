import type { EventId } from '@topcut/engine'
import type { Report } from '../http/problems/troubles.ts'
import { isStoreFault } from '../store/faults.ts'
import { type DeliveryMeans, deliverNext, runErrand } from './deliver.ts'
import type { Hook, HookErrand, HookProgress } from './hook.ts'
import type { HookShelf } from './hook-shelf.ts'
import type { Lease } from './lease.ts'
import { startedAnew } from './progress.ts'

/** Brings messages to hooks, each hook's in their order. */
type Courier = {
  /** Something has been asked for: it is looked at now. */
  readonly look: () => void
  /** Sends nothing more; what is under way may end. */
  readonly stop: () => Promise<void>
}

type Errand = HookErrand & { readonly id: string }

/** A hook as this process knows it. */
type Round = {
  progress: HookProgress
  /** Stored since; a database that was away for a moment must not make us send something again. */
  isStored: boolean
  hasNews: boolean
  isBusy: boolean
}

/** So many at once, and no more than half of them to receivers that did not answer before. */
const mostAtOnce = 32
const mostFailing = 16
/** What is under way when the server stops may end, but nobody waits for long. */
const lastWait = 2_000

export const openCourier = (
  options: Omit<DeliveryMeans, 'stop'> & {
    readonly shelf: HookShelf
    readonly lease: Lease
    readonly report: Report
    /** Milliseconds between two looks at what other processes were asked for. */
    readonly every: number
  },
): Courier => {
  const { shelf, lease, report, every, desk, clock } = options
  const end = new AbortController()
  const means: DeliveryMeans = { ...options, stop: end.signal }
  const rounds = new Map<string, Round>()
  const finished = new Set<string>()
  const ears = new Map<EventId, () => void>()
  const underWay = new Set<Promise<void>>()
  let isStopped = false
  let isLooking = false
  let isAskedAgain = false

  const tell = (fault: unknown): void => {
    // A store that is away is told of by every request.
    if (!isStoreFault(fault)) report(fault, 'hooks')
  }

  const keep = async (id: string, round: Round, progress: HookProgress): Promise<void> => {
    round.progress = progress
    round.isStored = false
    // Another process may be further by now.
    if (!lease.isHeld() || rounds.get(id) !== round) return
    // Removed meanwhile: nothing of it stays behind.
    if ((await shelf.get(id)) === null) return
    await shelf.setProgress(id, progress)
    round.isStored = true
  }

  /** Everything that is due for a hook, one after the other. */
  const run = async (id: string, round: Round, errands: readonly Errand[]): Promise<void> => {
    const isOn = () => !isStopped && lease.isHeld() && rounds.get(id) === round
    for (const errand of errands) {
      const hook = await shelf.get(id)
      if (hook === null || !isOn()) return
      await keep(id, round, await runErrand(means, hook, round.progress, errand))
      finished.add(errand.id)
      await shelf.done(errand.id)
    }
    for (let isGoing = true; isGoing && isOn(); ) {
      const hook = await shelf.get(id)
      if (hook === null) return
      if (!round.isStored) await keep(id, round, round.progress)
      if (round.progress.starts !== hook.starts)
        await keep(id, round, startedAnew(round.progress, hook.starts))
      const { state, nextAt } = round.progress
      if (state !== 'going' || (nextAt !== null && nextAt > clock())) return
      round.hasNews = false
      const next = await deliverNext(means, hook, round.progress)
      if (next !== null) await keep(id, round, next)
      isGoing = next !== null
    }
  }

  const start = (hook: Hook, round: Round, errands: readonly Errand[]): void => {
    round.isBusy = true
    const going = run(hook.id, round, errands)
      .catch((fault: unknown) => {
        round.hasNews = true
        tell(fault)
        return new Promise<void>((resolve) => setTimeout(resolve, every).unref())
      })
      .finally(() => {
        round.isBusy = false
        underWay.delete(going)
        look()
      })
    underWay.add(going)
  }

  const isDue = ({ starts }: Hook, { progress, hasNews, isStored }: Round): boolean => {
    if (progress.starts !== starts || !isStored) return true
    const { state, nextAt } = progress
    if (state !== 'going') return false
    return nextAt === null ? hasNews : nextAt <= clock()
  }

  let known: readonly Hook[] = []
  const follow = (hooks: readonly Hook[]): void => {
    known = hooks
    const wanted = new Set(hooks.map(({ event }) => event))
    for (const [event, stop] of ears) {
      if (wanted.has(event)) continue
      stop()
      ears.delete(event)
    }
    for (const event of wanted) {
      if (ears.has(event)) continue
      const hear = () => {
        for (const hook of known) {
          const round = hook.event === event ? rounds.get(hook.id) : undefined
          if (round !== undefined) round.hasNews = true
        }
        look()
      }
      ears.set(event, desk.listen(event, hear))
    }
  }

  /** Another process goes on: what this one knows is old from now on. */
  const forgetAll = (): void => {
    follow([])
    rounds.clear()
  }

  const lookOnce = async (): Promise<void> => {
    if (!(await lease.hold())) return forgetAll()
    const [hooks, asked] = [await shelf.all(), await shelf.errands()]
    const errands = asked.filter(({ id }) => !finished.has(id))
    // Listening before looking: what is stored in between is heard of.
    follow(hooks)
    for (const id of rounds.keys())
      if (!hooks.some((hook) => hook.id === id) && rounds.get(id)?.isBusy !== true)
        rounds.delete(id)
    for (const hook of hooks) {
      const round = rounds.get(hook.id) ?? {
        progress: await shelf.progress(hook.id),
        isStored: true,
        hasNews: true,
        isBusy: false,
      }
      rounds.set(hook.id, round)
      const own = errands.filter((errand) => errand.hook === hook.id)
      if (round.isBusy || isStopped || (own.length === 0 && !isDue(hook, round))) continue
      const busy = [...rounds.values()].filter(({ isBusy }) => isBusy)
      const failing = busy.filter(({ progress }) => progress.attempts > 0)
      const isFull = round.progress.attempts > 0 && failing.length >= mostFailing
      if (busy.length < mostAtOnce && !isFull) start(hook, round, own)
    }
  }

  const look = (): void => {
    isAskedAgain = true
    if (isLooking || isStopped) return
    isLooking = true
    const looking = (async () => {
      while (isAskedAgain && !isStopped) {
        isAskedAgain = false
        await lookOnce().catch(tell)
      }
    })().finally(() => {
      isLooking = false
      underWay.delete(looking)
    })
    underWay.add(looking)
  }

  const clockwork = setInterval(look, every)
  clockwork.unref()
  look()

  return {
    look,
    stop: async () => {
      isStopped = true
      clearInterval(clockwork)
      for (const stop of ears.values()) stop()
      const force = setTimeout(() => end.abort(), lastWait)
      await Promise.allSettled([...underWay])
      clearTimeout(force)
      await lease.release().catch(tell)
    },
  }
}
