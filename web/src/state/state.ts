/** A value that others may look at and follow, not change. */
export type Watched<T> = {
  readonly get: () => T
  readonly subscribe: (listener: () => void) => () => void
}

/** One changing value that any number of components look at. */
export type State<T> = Watched<T> & { readonly set: (value: T) => void }

export const openState = <T>(initial: T): State<T> => {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
