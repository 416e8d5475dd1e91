import type { AnnouncedAnew, FactOf, StagePlan } from '@topcut/engine'
import { thing } from '../label.ts'
import type { Language } from '../language.ts'
import type { Names } from '../names.ts'
import { phrases } from '../phrases.ts'
import { detailsText } from './details-text.ts'
import { lengthsText, optionsText } from './options-text.ts'
import { planText } from './plan-text.ts'

type Changes = NonNullable<FactOf<'event-announced'>['changes']>

/** What players had been told otherwise, each with how it is now: `Top 4 instead of Top 8`. */
export const changesText = (language: Language, changes: Changes, names: Names): string =>
  changes.map((change) => changeText(language, change, names)).join('; ')

/** What players hear who had heard otherwise: what changed, and why. */
export const anewText = (
  language: Language,
  { changes, reason }: Pick<AnnouncedAnew, 'changes' | 'reason'>,
  names: Pick<Names, 'leader' | 'inTeams'>,
): string => {
  const { changed, because } = phrases[language].changes
  const texts = changes.map((change) => changeText(language, change, names))
  return `${changed(texts.join('; '))}${reason === null ? '' : ` ${because(reason)}`}`
}

export const changeText = (
  language: Language,
  change: Changes[number],
  names: Pick<Names, 'leader' | 'inTeams'>,
): string => {
  const { none } = phrases[language].details
  const { instead, added, gone, players: came } = phrases[language].changes
  switch (change.what) {
    case 'structure': {
      const { before, now, players } = change
      const why = players === undefined ? '' : ` (${came(...players, names)})`
      return `${planChange(language, before, now)}${why}`
    }
    case 'second-leader': {
      const what = thing(language, 'announce.second-leader')
      const who = (seconds: typeof change.now) =>
        seconds.map(({ second }) => (second === null ? none : names.leader(second))).join(', ') ||
        none
      // Where nobody had played nobody is replaced.
      const isNew = change.before.length === 0
      return `${what}: ${isNew ? who(change.now) : instead(who(change.now), who(change.before))}`
    }
    case 'missions': {
      const { before, now } = change
      const fresh = now.filter((mission) => !before.includes(mission))
      const lost = before.filter((mission) => !now.includes(mission))
      return [
        thing(language, 'missions'),
        ...(fresh.length === 0 ? [] : [added(fresh.join(', '))]),
        ...(lost.length === 0 ? [] : [gone(lost.join(', '))]),
      ].join(', ')
    }
    case 'options': {
      const text = (options: typeof change.now) => optionsText(language, options)
      return instead(text(change.now), text(change.before))
    }
    case 'round-minutes': {
      const text = (lengths: typeof change.now) => lengthsText(language, lengths)
      return instead(text(change.now), text(change.before))
    }
    case 'details':
      return instead(detailsText(language, change.now), detailsText(language, change.before))
  }
}

/** Only what differs, where the same stages are played; else the whole plan. */
const planChange = (
  language: Language,
  before: readonly StagePlan[],
  now: readonly StagePlan[],
): string => {
  const { swissRounds, top } = phrases[language].plan
  const { instead } = phrases[language].changes
  const isSameStages =
    before.length === now.length &&
    before.every(({ kind, rounds, cut }, index) => {
      const other = now[index]
      const isFixed = (rounds === null) === (other?.rounds === null)
      return kind === other?.kind && isFixed && (cut === null) === (other.cut === null)
    })
  if (!isSameStages) return instead(planText(language, now), planText(language, before))
  return before
    .flatMap(({ rounds, cut }, index) => {
      const other = now[index]
      return [
        ...(cut === (other?.cut ?? null) ? [] : [instead(top(other?.cut ?? 0), top(cut ?? 0))]),
        ...(rounds === (other?.rounds ?? null)
          ? []
          : [instead(swissRounds(other?.rounds ?? 0), swissRounds(rounds ?? 0))]),
      ]
    })
    .join(', ')
}
