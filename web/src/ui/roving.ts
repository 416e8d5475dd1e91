import type { KeyboardEvent } from 'react'

/** Where a key leads among so many, round again at the ends; null: it is no key for them. */
export const stepOf = (key: string, at: number, count: number): number | null => {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + count) % count
  return null
}

/**
 * Several buttons are one stop for Tab; the arrows, Home and End go from one to the other. The one
 * that has the focus then, or null where the key meant something else.
 */
export const rove = (key: KeyboardEvent<HTMLElement>): HTMLElement | null => {
  if (key.ctrlKey || key.metaKey || key.altKey || key.shiftKey) return null
  const all = [...key.currentTarget.querySelectorAll<HTMLElement>('button:enabled')]
  const next = stepOf(key.key, all.indexOf(document.activeElement as HTMLElement), all.length)
  const target = next === null ? undefined : all[next]
  if (target === undefined) return null
  // The window has keys of its own: an arrow would go to the next table as well.
  key.preventDefault()
  target.focus()
  return target
}
