import { type Regulation, type StagePlan, timetable } from '@topcut/engine'

type PlannedTime = {
  readonly stage: number
  readonly round: number
  /** Minutes from midnight before the day. */
  readonly from: number
  /** Null for a round without limit: nothing after it can be foreseen. */
  readonly to: number | null
}

type Chosen = { readonly swiss?: number; readonly elimination?: number }

/** The lengths of the document, or those that were chosen within its limits. */
export const lengthsOf = ({ roundLength }: Regulation, chosen: Chosen = {}) => {
  const { swiss, elimination } = roundLength
  const lasting = (clause: typeof swiss, minutes: number | undefined) =>
    minutes === undefined ? clause : { ...clause, value: { ...clause.value, minutes } }
  return {
    ...roundLength,
    swiss: lasting(swiss, chosen.swiss),
    elimination: lasting(elimination, chosen.elimination),
  }
}

/** When each round of the day begins and ends, with a break after each. */
export const plannedTimes = (
  stages: readonly StagePlan[],
  headCount: number,
  lengths: ReturnType<typeof lengthsOf>,
  day: { readonly start: number; readonly pause: number },
): readonly PlannedTime[] =>
  timetable(stages, headCount, lengths).map(({ stage, round, begins, minutes }, index) => {
    const from = day.start + begins + index * day.pause
    return { stage, round, from, to: minutes === null ? null : from + minutes }
  })

/** `9:30` as minutes from midnight; null where it is no time of day. */
export const minutesOf = (text: string): number | null => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return 60 * Number(hours) + Number(minutes)
}

const two = (n: number) => `${n}`.padStart(2, '0')

/** `09:30`; a long day goes on after midnight. */
export const clockText = (minutes: number): string =>
  `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
