import { useEffect, useState } from 'react'
import { pinnedBy, type WallShow } from './wall-show.ts'

const inAddress = (): WallShow | null =>
  pinnedBy(new URLSearchParams(window.location.search).get('show') ?? '') ?? null

/** What is held on the wall, by a key or by the address; null while it changes by itself. */
export const usePinned = (): readonly [WallShow | null, (show: WallShow | null) => void] => {
  const [pinned, setPinned] = useState(inAddress)
  const pin = (show: WallShow | null) => {
    const address = new URL(window.location.href)
    if (show === null) address.searchParams.delete('show')
    else address.searchParams.set('show', show)
    // A wall that is reloaded after a power cut shows the same again.
    window.history.replaceState(null, '', address)
    setPinned(show)
  }
  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      if (key.ctrlKey || key.metaKey || key.altKey || key.key.length !== 1) return
      const show = pinnedBy(key.key)
      if (show !== undefined) pin(show)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  return [pinned, pin]
}
