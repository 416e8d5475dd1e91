import type { Explained, MeasureName } from '@topcut/engine'

type MeasureWords = {
  /** Inside a sentence. */
  readonly name: string
  /** Above a narrow column. */
  readonly short: string
}

export const measures = {
  'margin-of-victory': { name: 'Margin of Victory', short: 'Margin' },
  'strength-of-schedule': { name: 'strength of schedule', short: 'Schedule' },
  'extended-strength-of-schedule': { name: 'extended strength of schedule', short: 'Extended' },
} satisfies Record<MeasureName, MeasureWords>

/** How a number of the standings comes about. */
export const origins = {
  'own-rounds': 'What each round earned, added up.',
  'sum-of-points': 'The tournament points of all opponents, added up.',
  'averages-over-own-rounds':
    'The tournament points of each opponent per round, added up, divided by the rounds played.',
  'averages-over-opponents':
    'The tournament points of each opponent per round, averaged over the opponents.',
  'sum-of-schedules': 'The strength of schedule of all opponents, added up.',
  'average-of-schedules': 'The strength of schedule of the opponents, averaged.',
  'schedules-over-their-opponents':
    'The strength of schedule of each opponent, divided by the number of that opponent’s own opponents, added up.',
} satisfies Record<Explained['how'], string>
