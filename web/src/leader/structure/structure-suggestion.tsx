import { planFor, type Regulation, type Structure, type Tier } from '@topcut/engine'
import { planText } from '@topcut/protocol/words'
import { Button } from '../../ui/button.tsx'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { deskWords } from '../../words/desk.ts'
import { startWords } from '../../words/start.ts'
import { useWords } from '../../words/use-words.ts'
import type { StructureKind } from './structure-choice.ts'

type Props = {
  readonly regulation: Regulation
  readonly tier: Tier
  readonly headCount: number
  /** As chosen so far. */
  readonly structure: Structure
  readonly onTake: (kind: StructureKind) => void
}

/** What the document has for so many players, and what was chosen where that is another plan. */
export const StructureSuggestion = ({ regulation, tier, headCount, structure, onTake }: Props) => {
  const { language, termWith } = useWords(deskWords)
  const words = useWords(startWords)
  const { structure: clauses } = regulation
  const ruled = clauses.tiers[tier]
  const players = termWith('count.players', { count: headCount })
  const text = (of: Structure): string | null => {
    const stages = planFor(of, headCount, clauses)
    return stages === null ? null : planText(language, stages)
  }
  const chosen = text(structure)
  const isFree = ruled.value.strength === 'free'
  const table = ruled.value.strength === 'free' ? null : ruled.value.table
  const plan = table === null ? null : text({ kind: table })
  const say = ruled.value.strength === 'minimum' ? words.demands : words.suggests
  const told = isFree
    ? words.leavesOpen(players)
    : plan === null
      ? words.noRow(players)
      : say(players, plan)
  const tableRule = table === null ? undefined : clauses.tables[table]?.rule
  return (
    <>
      <p className="suggestion" data-testid="suggestion">
        <span>{told}</span>
        <span>
          <RuleIds rules={[ruled.rule, tableRule]} />
        </span>
        {table !== null && plan !== null && structure.kind !== table && (
          <Button size="small" data-testid="take-suggestion" onClick={() => onTake(table)}>
            {words.takeSuggestion}
          </Button>
        )}
      </p>
      {chosen !== null && chosen !== plan && (
        <p className="muted">{words.chosenPlan(players, chosen)}</p>
      )}
      {chosen === null && table !== structure.kind && (
        <p className="warn">{words.noRow(players)}</p>
      )}
    </>
  )
}
