import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

/** So long after a step the same keys are one press too many: a hand that trembles runs the day. */
const pause = 1000

export const isTooSoon = (now: number, last: number | null): boolean =>
  last !== null && now - last < pause

type Field = { readonly type: string; readonly value: string }

const letters = /^(text|search|number|date|time|email|tel|url|password|textarea)$/

/** Whether somebody has typed into one of these: then the keys are meant for their form. */
export const isTypedIn = (fields: readonly Field[]): boolean =>
  fields.some(({ type, value }) => letters.test(type) && value !== '')

const isField = (one: unknown): one is HTMLInputElement | HTMLTextAreaElement =>
  one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement

/** Whose keys they are: of a form, which is sent; of a field alone, which keeps them; or free. */
const ownerOf = (target: EventTarget | null): HTMLFormElement | 'field' | null => {
  if (!(target instanceof HTMLElement)) return null
  const form = target.closest('form')
  if (target.closest('dialog, [role=dialog]') !== null) return form ?? 'field'
  const fields = form === null ? [target] : [...form.elements]
  if (!isTypedIn(fields.filter(isField))) return null
  return form ?? 'field'
}

/** What is changed and not saved comes first: the day does not go on over it. */
const unsavedForm = (): HTMLFormElement | null => document.querySelector('form[data-unsaved]')

type StepKey = {
  /** Has to be called when a step was taken, by whatever hand. */
  readonly stepped: () => void
  /** The keys do nothing for now: whoever presses them has to see why. */
  readonly isResting: boolean
}

/** Ctrl Enter takes the next step, unless somebody types: then it sends that form. */
export const useStepKey = (onStep: () => void): StepKey => {
  const last = useRef<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const [isResting, setResting] = useState(false)
  const pressed = useEffectEvent(onStep)
  useEffect(() => {
    const hear = (key: KeyboardEvent) => {
      if (key.key !== 'Enter' || !(key.ctrlKey || key.metaKey) || key.repeat) return
      key.preventDefault()
      const owner = ownerOf(key.target) ?? unsavedForm()
      if (owner instanceof HTMLFormElement) owner.requestSubmit()
      else if (owner === null && !isTooSoon(performance.now(), last.current)) pressed()
    }
    window.addEventListener('keydown', hear)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('keydown', hear)
    }
  }, [])
  const stepped = useCallback(() => {
    last.current = performance.now()
    setResting(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setResting(false), pause)
  }, [])
  return { stepped, isResting }
}
