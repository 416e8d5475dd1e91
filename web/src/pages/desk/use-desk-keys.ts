import { useEffect } from 'react'
import { type Section, showSection } from './sections.ts'
import { focusTable, showNames } from './tables/focus.ts'

const letters: { readonly [key: string]: Section } = {
  t: 'tables',
  r: 'matters',
  s: 'standings',
  p: 'players',
  b: 'bracket',
  l: 'log',
}

/** Two digits of one table number follow each other faster than this. */
const pause = 600

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null

/** A field that letters are typed into, outside of whatever Escape closes. */
const fieldOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement && target.closest('[role=dialog], dialog') === null
    ? target.closest<HTMLElement>('input, textarea, select')
    : null

/** So long after the last letter that went into it. */
const goneFor = 1_500
/** Keys after which nobody goes on typing where they were. */
const ends = /^(Enter|Escape|Tab)$/
const boxes = '[type=checkbox], [type=radio]'

/**
 * Swallows the rest of what was being typed when another leader's step took its field away: digits
 * would go to a table, and letters to another section.
 */
const useVanishedField = (): void => {
  useEffect(() => {
    let last: { readonly field: Element; readonly at: number } | null = null
    const hear = (key: KeyboardEvent) => {
      const field = fieldOf(key.target)
      const now = performance.now()
      const isTyped = !(key.ctrlKey || key.metaKey || key.altKey) && !ends.test(key.key)
      // Somewhere else on purpose, or out of the field by a key that leads there.
      if (!isTyped || (field === null && key.target !== document.body)) last = null
      else if (field !== null) last = field.matches(boxes) ? null : { field, at: now }
      else if (last !== null && !last.field.isConnected && now - last.at < goneFor) {
        key.preventDefault()
        key.stopImmediatePropagation()
      }
    }
    const leave = () => {
      last = null
    }
    window.addEventListener('keydown', hear, true)
    window.addEventListener('pointerdown', leave, true)
    return () => {
      window.removeEventListener('keydown', hear, true)
      window.removeEventListener('pointerdown', leave, true)
    }
  }, [])
}

/** Single keys, wherever nothing is being typed: a letter for a section, a number for a table. */
export const useDeskKeys = (showHelp: () => void): void => {
  useVanishedField()
  useEffect(() => {
    let number = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = (key: KeyboardEvent) => {
      // Out of a field, or no letter would mean a section again.
      if (key.key === 'Escape') fieldOf(key.target)?.blur()
      if (key.ctrlKey || key.metaKey || key.altKey || isTyping(key.target)) return
      const section = letters[key.key]
      if (section !== undefined) showSection(section)
      else if (key.key === '?') showHelp()
      else if (key.key === 'n') {
        key.preventDefault()
        showNames()
      } else if (/^\d$/.test(key.key)) {
        key.preventDefault()
        number += key.key
        clearTimeout(timer)
        timer = setTimeout(() => {
          focusTable(Number(number))
          number = ''
        }, pause)
      }
    }
    window.addEventListener('keydown', hear)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', hear)
    }
  }, [showHelp])
}
