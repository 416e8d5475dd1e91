import type { Regulation, RoundMinutes } from '@topcut/engine'

/** Minutes as they are typed; empty: as the document has it. */
export type TypedMinutes = { readonly swiss: string; readonly elimination: string }

const timedKinds = ['swiss', 'elimination'] as const

/** The kinds of round whose length the document leaves to the organizer, with its limits. */
export const lengthsLeftOpen = ({ roundLength, structure }: Regulation) =>
  timedKinds.flatMap((kind) => {
    const { from, to, minutes } = roundLength[kind].value
    if (from === null || to === null || minutes === null || from === to) return []
    // Without a cut there is no round whose length this would be.
    if (kind === 'elimination' && structure.afterCut.value.length === 0) return []
    return [{ kind, from, to, minutes, rule: roundLength[kind].rule }]
  })

type ChosenMinutes = { readonly roundMinutes?: RoundMinutes }

/** What was chosen otherwise than the document has it; nothing where all is as there. */
export const roundMinutesOf = (regulation: Regulation, typed: TypedMinutes): ChosenMinutes => {
  const chosen = lengthsLeftOpen(regulation).flatMap((one) => {
    const text = typed[one.kind].trim()
    return text === '' || Number(text) === one.minutes ? [] : [[one.kind, Number(text)] as const]
  })
  return chosen.length === 0 ? {} : { roundMinutes: Object.fromEntries(chosen) }
}
