import type { AnnouncedAnew, FactOf, StagePlan } from '@topcut/engine'
import { thing } from '../label.ts'
import type { Language } from '../language.ts'
import type { Names } from '../names.ts'
import { phrases } from '../phrases.ts'
import { detailsText } from './details-text.ts'
import { planText } from './plan-text.ts'

type Changes = NonNullable<FactOf<'event-announced'>['changes']>

/** What players had been told otherwise, each with how it is now: `Top 8 → Top 4`. */
export const changesText = (language: Language, changes: Changes, names: Names): string =>
  changes.map((change) => changeText(language, change, names)).join('; ')

/** What players hear who had heard otherwise: what changed, and why. */
export const anewText = (
  language: Language,
  { changes, reason }: Pick<AnnouncedAnew, 'changes' | 'reason'>,
  names: Pick<Names, 'leader'> | null,
): string => {
  const { changed, because } = phrases[language].changes
  const texts = changes.map((change) => changeText(language, change, names))
  return `${changed(texts.join('; '))}${reason === null ? '' : ` ${because(reason)}`}`
}

export const changeText = (
  language: Language,
  change: Changes[number],
  /** Null where nobody is named: who leads an event is theirs to tell. */
  names: Pick<Names, 'leader'> | null,
): string => {
  const { none } = phrases[language].details
  switch (change.what) {
    case 'structure': {
      const { before, now, players } = change
      const why = players === undefined ? '' : ` (${phrases[language].changes.players(...players)})`
      return `${planChange(language, before, now)}${why}`
    }
    case 'second-leader': {
      const what = thing(language, 'announce.second-leader')
      if (names === null) return what
      const who = (seconds: typeof change.now) =>
        seconds.map(({ second }) => (second === null ? none : names.leader(second))).join(', ') ||
        none
      return `${what}: ${who(change.before)} → ${who(change.now)}`
    }
    case 'missions': {
      const { before, now } = change
      const what = thing(language, 'missions')
      return `${what}: ${before.join(', ') || none} → ${now.join(', ') || none}`
    }
    case 'details':
      return `${detailsText(language, change.before)} → ${detailsText(language, change.now)}`
  }
}

/** Only what differs, where the same stages are played; else the whole plan. */
const planChange = (
  language: Language,
  before: readonly StagePlan[],
  now: readonly StagePlan[],
): string => {
  const { swissRounds, top } = phrases[language].plan
  const isSameStages =
    before.length === now.length &&
    before.every(({ kind, rounds, cut }, index) => {
      const other = now[index]
      const isFixed = (rounds === null) === (other?.rounds === null)
      return kind === other?.kind && isFixed && (cut === null) === (other.cut === null)
    })
  if (!isSameStages) return `${planText(language, before)} → ${planText(language, now)}`
  return before
    .flatMap(({ rounds, cut }, index) => {
      const other = now[index]
      return [
        ...(cut === (other?.cut ?? null) ? [] : [`${top(cut ?? 0)} → ${top(other?.cut ?? 0)}`]),
        ...(rounds === (other?.rounds ?? null)
          ? []
          : [`${swissRounds(rounds ?? 0)} → ${swissRounds(other?.rounds ?? 0)}`]),
      ]
    })
    .join(', ')
}
