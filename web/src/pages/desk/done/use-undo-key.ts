import { useEffect, useEffectEvent } from 'react'

/** Where something has been typed, Ctrl Z belongs to the letters; an empty field has none. */
const isTyping = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('dialog, [role=dialog]') !== null) return true
  const hasLetters =
    (target instanceof HTMLInputElement && /^(text|search|number|date)$/.test(target.type)) ||
    target instanceof HTMLTextAreaElement
  return hasLetters && target.value !== ''
}

/** Ctrl Z from anywhere. */
export const useUndoKey = (onUndo: () => void): void => {
  const pressed = useEffectEvent(onUndo)
  useEffect(() => {
    const hear = (key: KeyboardEvent) => {
      if (key.key.toLowerCase() !== 'z' || !(key.ctrlKey || key.metaKey)) return
      if (key.shiftKey || key.altKey || key.repeat || isTyping(key.target)) return
      key.preventDefault()
      pressed()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
