import type { CutNeeds, NeedsView, OwnOutcome, PlacesNeeds, Prospect, RuleId } from '@topcut/engine'
import { needs as de } from '../de/needs.ts'
import { type Answer, needs as en } from '../en/needs.ts'
import { label } from '../label.ts'
import type { InLanguages, Language } from '../language.ts'
import { needs as pl } from '../pl/needs.ts'
import { term } from '../term.ts'

const words: InLanguages<typeof en> = { en, de, pl }

/** What a player needs, ready to be shown: a sentence, a line per outcome, what it rests on. */
type NeedsText = {
  /** What the sentence says in a word; null where nobody is in or out. */
  readonly answer: Answer | null
  readonly headline: string
  /** Heads the lines; null where there are none to head. */
  readonly about: string | null
  readonly rows: readonly {
    readonly outcome: string
    readonly means: string
    readonly answer: Answer | null
  }[]
  readonly notes: readonly string[]
  readonly rule: RuleId | null
}

export const needsText = (language: Language, view: NeedsView): NeedsText => {
  const say = words[language]
  const plain = { answer: null, about: null, rows: [], notes: [], rule: null }
  switch (view.kind) {
    case 'closed':
      return { ...plain, headline: say.closed, rule: view.rule }
    case 'bracket':
      return {
        ...plain,
        answer: view.status === 'out' ? 'out' : 'in',
        headline: say.status[view.status],
        about: view.outcomes.length === 0 ? null : say.about.open,
        rows: view.outcomes.map(({ outcome, leads }) => ({
          outcome: label(language, `outcome.${outcome}`),
          means: say.leads[leads],
          answer: leads === 'out' ? 'out' : 'in',
        })),
      }
    case 'cut':
      return cutText(language, view)
    case 'places':
      return placesText(language, view)
  }
}

const cutText = (language: Language, view: CutNeeds): NeedsText => {
  const say = words[language]
  const top = term(language, 'top', { size: view.size })
  const { share } = view.prospect
  const isOver = view.roundsLeft === 0 && view.openTables === 0
  const answer = overall(view)
  return {
    answer: answer === 'tie-breakers' || answer === 'own-match' ? 'depends' : answer,
    headline: say.headline[answer](top),
    about: view.match === null ? null : say.about[view.match],
    rows: joined(
      view.outcomes.map((row) => ({
        outcome: outcomeText(language, row, view.outcomes),
        means: meaning(language, row),
        answer: answerOf(row),
      })),
    ),
    notes: [
      ...(share === null ? [] : [meaning(language, view.prospect)]),
      say.by[view.by],
      ...(isOver ? [] : [say.assumed]),
    ],
    rule: null,
  }
}

/** From three of four ways on somebody would say *likely*. */
const mostly = 0.75

const answerOf = ({ verdict, share }: Prospect): Answer => {
  if (verdict === 'in' || verdict === 'out') return verdict
  if (share === null) return 'depends'
  if (share.in >= share.of * mostly) return 'likely'
  return share.in <= share.of * (1 - mostly) ? 'unlikely' : 'depends'
}

/** The first thing to be read: whether it is enough, or what that hangs on. */
const overall = ({ prospect, outcomes }: CutNeeds): Answer | 'tie-breakers' | 'own-match' => {
  const { verdict } = prospect
  if (verdict === 'in' || verdict === 'out') return verdict
  const all = (outcomes.length === 0 ? [prospect] : outcomes).map(answerOf)
  if (all.every((one) => one === 'in' || one === 'likely')) return 'likely'
  if (all.every((one) => one === 'out' || one === 'unlikely')) return 'unlikely'
  if (outcomes.length > 0 && new Set(all).size > 1) return 'own-match'
  return verdict
}

const meaning = (language: Language, { verdict, share }: Prospect): string => {
  const say = words[language]
  if (share === null || verdict === 'in' || verdict === 'out') return say.verdict[verdict]
  const { in: found, of } = share
  if (found === of) return say.share.all(of)
  if (found === 0) return say.share.none(of)
  const answer = answerOf({ verdict, share })
  const told = answer === 'likely' || answer === 'unlikely' ? answer : 'open'
  return say.share[told](found, of)
}

const placesText = (language: Language, view: PlacesNeeds): NeedsText => {
  const { places, about, assumed } = words[language]
  const { best, worst, until, match, outcomes } = view
  const isOver = view.roundsLeft === 0 && view.openTables === 0
  return {
    answer: null,
    headline: best === worst ? places.one(best, until) : places.range(best, worst, until),
    about: match === null ? null : about[match],
    rows: joined(
      outcomes.map((row) => ({
        outcome: outcomeText(language, row, outcomes),
        means: places.row(row.best, row.worst),
        answer: null,
      })),
    ),
    notes: isOver ? [] : [places.by, assumed],
    rule: null,
  }
}

type Outcome = Pick<OwnOutcome, 'outcome' | 'tournamentPoints'>

/** `win`, or `win (6)` where a win can be worth more or less. */
const outcomeText = (
  language: Language,
  { outcome, tournamentPoints }: Outcome,
  all: readonly Outcome[],
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
