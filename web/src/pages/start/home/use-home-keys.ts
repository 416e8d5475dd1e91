import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null

/** What single keys do where nothing is being typed. */
export const useHomeKeys = (doings: { readonly [key: string]: () => void }): void => {
  const pressed = useEffectEvent((key: KeyboardEvent) => {
    const give = doings[key.key]
    if (give === undefined || key.ctrlKey || key.metaKey || key.altKey) return
    if (isTyping(key.target)) return
    key.preventDefault()
    give()
  })
  useEffect(() => {
    const hear = (key: KeyboardEvent) => pressed(key)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
