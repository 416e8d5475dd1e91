import type { EventId } from '@topcut/engine'
import type { RecordKey, Records } from '../store/records.ts'
import { type Hook, type HookErrand, type HookProgress, nothingTold } from './hook.ts'

const kinds = { hook: 'hook', progress: 'hook-progress', errand: 'hook-errand' } as const

/** Where hooks are kept: beside the events, never in a file of one. */
export type HookShelf = {
  readonly all: () => Promise<readonly Hook[]>
  readonly of: (event: EventId) => Promise<readonly Hook[]>
  readonly get: (id: string) => Promise<Hook | null>
  readonly put: (hook: Hook) => Promise<void>
  readonly remove: (id: string) => Promise<void>
  readonly progress: (id: string) => Promise<HookProgress>
  readonly setProgress: (id: string, progress: HookProgress) => Promise<void>
  readonly errands: () => Promise<readonly (HookErrand & { readonly id: string })[]>
  readonly ask: (id: string, errand: HookErrand) => Promise<void>
  readonly done: (errand: string) => Promise<void>
}

export const openHookShelf = (records: Records): HookShelf => {
  const all = async () => (await records.list(kinds.hook)).map(({ value }) => value as Hook)
  const errands: HookShelf['errands'] = async () =>
    (await records.list(kinds.errand)).map(({ key, value }) => ({
      ...(value as HookErrand),
      id: key,
    }))
  return {
    all,
    of: async (event) =>
      (await all())
        .filter((hook) => hook.event === event)
        .toSorted((a, b) => a.createdAt - b.createdAt),
    get: async (id) => ((await records.get(kinds.hook, id)) as Hook | undefined) ?? null,
    put: (hook) => records.put(kinds.hook, hook.id, hook),
    remove: async (id) => {
      await records.remove(kinds.hook, id)
      await records.remove(kinds.progress, id)
      for (const errand of await errands())
        if (errand.hook === id) await records.remove(kinds.errand, errand.id)
    },
    progress: async (id) =>
      ((await records.get(kinds.progress, id)) as HookProgress | undefined) ?? nothingTold,
    setProgress: (id, progress) => records.put(kinds.progress, id, progress),
    errands,
    ask: (id, errand) => records.put(kinds.errand, id, errand),
    done: (errand) => records.remove(kinds.errand, errand),
  }
}

/** Everything that is kept because of the hooks of an event. */
export const hookKeysOf = async (
  records: Records,
  event: EventId,
): Promise<readonly RecordKey[]> => {
  const shelf = openHookShelf(records)
  const hooks = await shelf.of(event)
  const errands = (await shelf.errands()).filter((one) => one.event === event)
  return [
    ...hooks.flatMap(({ id }) => [
      { kind: kinds.hook, key: id },
      { kind: kinds.progress, key: id },
    ]),
    ...errands.map(({ id }) => ({ kind: kinds.errand, key: id })),
  ]
}
