import type { Verdict } from './needs-view.ts'

/** What can come out: surely in, surely out, or level on tournament points with the line. */
export type Reached = { readonly in: boolean; readonly out: boolean; readonly level: boolean }

export const nothing: Reached = { in: false, out: false, level: false }

export const either = (a: Reached, b: Reached): Reached => ({
  in: a.in || b.in,
  out: a.out || b.out,
  level: a.level || b.level,
})

export const verdictOf = (reached: Reached): Verdict => {
  if (reached.in && !reached.out && !reached.level) return 'in'
  if (reached.out && !reached.in && !reached.level) return 'out'
  return reached.in || reached.out ? 'depends' : 'tie-breakers'
}

/** `above` rivals surely before the player, `level` more perhaps. */
export const reachedBy = (above: number, level: number, size: number): Reached => {
  if (above >= size) return { ...nothing, out: true }
  return above + level < size ? { ...nothing, in: true } : { ...nothing, level: true }
}
