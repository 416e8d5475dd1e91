import { openState, type State } from '../state/state.ts'

/** Where on its page somebody is: what stands behind the `#` of the address. */
type Fragment<T> = State<T> & {
  /** For whoever comes from another page of this document: that is no change of the fragment. */
  readonly look: () => void
  /** Goes there, so that the browser's own way back works. */
  readonly go: (name: string) => void
  /** Is there instead, without one more step on the way back. */
  readonly replace: (name: string) => void
}

export const openFragment = <T>(read: (name: string) => T): Fragment<T> => {
  const now = () => read(window.location.hash.slice(1))
  const state = openState(now())
  const look = () => state.set(now())
  window.addEventListener('hashchange', look)
  return {
    ...state,
    look,
    go: (name) => {
      window.location.hash = name
    },
    replace: (name) => {
      window.history.replaceState(null, '', `#${name}`)
      look()
    },
  }
}
