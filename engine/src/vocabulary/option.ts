/** Readings of ambiguous rules that an organizer may choose, with every value they can have. */
export const optionValues = {
  strengthOfSchedule: ['sum', 'tome'],
  headToHead: ['on', 'off'],
  cutOrder: ['points-margin', 'standings'],
  repeatByes: ['allow', 'avoid'],
  earnedByeCounts: ['yes', 'no'],
  unpairedLossMargin: ['0', '50', '100'],
  scheduleByes: ['count', 'ignore'],
  halfPoints: ['always', 'time-only'],
  noShow: ['bye', 'concession'],
  readmission: ['on', 'off'],
  lateEntry: ['unpaired-losses', 'refuse'],
  afterCut: ['carry', 'reset'],
  finalPlaces: ['by-swiss', 'shared'],
  disqualifiedInSchedule: ['keep', 'remove'],
  teamGamePoints: ['4-2-0', '6-2-0', '3-2-0'],
  unplayedGame: ['zero', 'draw'],
  annulledGame: ['zero', 'opponent-wins'],
  extendedSchedule: ['average', 'literal'],
} as const

export type OptionName = keyof typeof optionValues
export type OptionValue<N extends OptionName> = (typeof optionValues)[N][number]

/** Options as chosen: absent means the regulation's default. */
export type Options = { readonly [N in OptionName]?: OptionValue<N> }

export const optionNames = Object.keys(optionValues) as readonly OptionName[]

/** Every option with a value: what was chosen, else the regulation's default. */
export type Readings = { readonly [N in OptionName]: OptionValue<N> }
