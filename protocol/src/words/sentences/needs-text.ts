import type { CutNeeds, NeedsView, OwnOutcome, RuleId } from '@topcut/engine'
import { needs as de } from '../de/needs.ts'
import { needs as en } from '../en/needs.ts'
import { label } from '../label.ts'
import type { InLanguages, Language } from '../language.ts'
import { needs as pl } from '../pl/needs.ts'
import { term } from '../term.ts'

const words: InLanguages<typeof en> = { en, de, pl }

/** What a player needs, ready to be shown: a sentence, a line per outcome, what it rests on. */
type NeedsText = {
  readonly headline: string
  /** Heads the lines; null where there are none to head. */
  readonly about: string | null
  readonly rows: readonly { readonly outcome: string; readonly means: string }[]
  readonly notes: readonly string[]
  readonly rule: RuleId | null
}

export const needsText = (language: Language, view: NeedsView): NeedsText => {
  const say = words[language]
  const plain = { about: null, rows: [], notes: [], rule: null }
  switch (view.kind) {
    case 'closed':
      return { ...plain, headline: say.closed, rule: view.rule }
    case 'bracket':
      return {
        ...plain,
        headline: say.status[view.status],
        about: view.outcomes.length === 0 ? null : say.about.open,
        rows: view.outcomes.map(({ outcome, leads }) => ({
          outcome: label(language, `outcome.${outcome}`),
          means: say.leads[leads],
        })),
      }
    case 'cut':
      return cutText(language, view)
  }
}

const cutText = (language: Language, view: CutNeeds): NeedsText => {
  const say = words[language]
  const top = term(language, 'top', { size: view.size })
  const { verdict, share } = view.prospect
  const isOver = view.roundsLeft === 0 && view.openTables === 0
  return {
    headline: say.headline[verdict](top),
    about: view.match === null ? null : say.about[view.match],
    rows: joined(
      view.outcomes.map((row) => ({
        outcome: outcomeText(language, row, view.outcomes),
        means: [
          say.verdict[row.verdict](top),
          ...(row.share === null ? [] : [say.share(row.share.in, row.share.of)]),
        ].join(', '),
      })),
    ),
    notes: [
      ...(share === null ? [] : [say.share(share.in, share.of)]),
      say.by[view.by],
      ...(isOver ? [] : [say.assumed]),
    ],
    rule: null,
  }
}

/** `win`, or `win (6)` where a win can be worth more or less. */
const outcomeText = (
  language: Language,
  { outcome, tournamentPoints }: OwnOutcome,
  all: readonly OwnOutcome[],
): string => {
  const name = label(language, `outcome.${outcome}`)
  const isOnly = all.filter((other) => other.outcome === outcome).length === 1
  return isOnly ? name : `${name} (${tournamentPoints})`
}

type Row = NeedsText['rows'][number]

/** Neighbours that mean the same share a line. */
const joined = (rows: readonly Row[]): readonly Row[] => {
  const lines: Row[] = []
  for (const row of rows) {
    const last = lines.at(-1)
    if (last?.means !== row.means) lines.push(row)
    else lines.splice(-1, 1, { ...last, outcome: `${last.outcome}, ${row.outcome}` })
  }
  return lines
}
