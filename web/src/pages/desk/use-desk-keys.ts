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

/** Letters typed into a field that another leader's step has just taken away mean nothing here. */
const goneFor = 1_500

/**
 * Swallows the rest of what was being typed when its field vanished: digits would go to a table, and
 * letters to another section.
 */
const useVanishedField = (): void => {
  useEffect(() => {
    let last: { readonly field: Element; readonly at: number } | null = null
    const hear = (key: KeyboardEvent) => {
      if (key.key.length > 1 || key.ctrlKey || key.metaKey || key.altKey) {
        last = null
        return
      }
      const field = fieldOf(key.target)
      const now = performance.now()
      if (field !== null) last = { field, at: now }
      else if (last !== null && !last.field.isConnected && now - last.at < goneFor) {
        last = { ...last, at: now }
        key.preventDefault()
        key.stopImmediatePropagation()
      }
    }
    window.addEventListener('keydown', hear, true)
    return () => window.removeEventListener('keydown', hear, true)
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
