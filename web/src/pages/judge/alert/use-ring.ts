import { useEffect, useEffectEvent, useRef } from 'react'
import { openKeptText } from '../../../state/kept.ts'
import { useAwake } from '../../../state/use-awake.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { notify, takeDown } from './notify.ts'
import { openRing, ring } from './ring.ts'

const kept = openKeptText('topcut.judge.sound', '')

/** Whether a judge wants to be rung for; a phone asks once, not on every visit. */
export const useSoundWanted = (): boolean => useStateOf(kept) === 'yes'

export const wantSound = (): void => kept.set('yes')

/** Nobody hears a single ring in a loud hall; who is on the way ends it. */
const again = 20_000

type RingingCall = {
  readonly n: number
  /** Where, and what about: what a notification says. */
  readonly where: string
  readonly about: string
}

const tagOf = (call: number) => `topcut-call-${call}`

/** As a number on the icon of the page, where the browser has one. */
const setBadge = (count: number): void => {
  if (!('setAppBadge' in navigator)) return
  void (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => {})
}

/**
 * Rings for every new call and again until somebody goes; says so in the title; rings once more
 * when a page that was hidden is looked at, as no browser lets a hidden one vibrate.
 */
export const useRing = (ringing: readonly RingingCall[], title: string): void => {
  const isWanted = useSoundWanted()
  const known = useRef<ReadonlySet<number>>(new Set())
  const where = ringing[0]?.where
  const count = ringing.length
  useAwake(isWanted)

  useEffect(() => {
    if (!isWanted) return
    const open = () => void openRing()
    window.addEventListener('pointerdown', open)
    return () => window.removeEventListener('pointerdown', open)
  }, [isWanted])

  useEffect(() => {
    document.title = where === undefined ? title : `● ${where} – ${title}`
    setBadge(count)
  }, [where, count, title])

  // Left standing, the number would call for a judge who has closed the page.
  useEffect(() => () => setBadge(0), [])

  const soundNow = useEffectEvent(() => {
    if (isWanted) ring()
  })

  useEffect(() => {
    const fresh = ringing.filter(({ n }) => !known.current.has(n))
    const gone = [...known.current].filter((n) => !ringing.some((one) => one.n === n))
    known.current = new Set(ringing.map(({ n }) => n))
    if (fresh.length > 0) soundNow()
    for (const call of fresh) void notify(tagOf(call.n), call.where, call.about)
    for (const n of gone) void takeDown(tagOf(n))
  }, [ringing])

  const isRinging = count > 0
  useEffect(() => {
    if (!isRinging) return
    const beat = setInterval(soundNow, again)
    const look = () => {
      if (document.visibilityState === 'visible') soundNow()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(beat)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isRinging])
}
