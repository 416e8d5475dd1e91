import type { Pair, RuleId } from '@topcut/engine'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { counts, type Draft } from '../draft.ts'
import { hitsShown } from '../salvo-typed.ts'
import { PairFields } from './pair-fields.tsx'

type Props = {
  readonly draft: Draft
  /** The dice as the lists have them; null where they hang on what is left. */
  readonly known: Pair<number> | null
  /** What both squads have in all. */
  readonly most: Pair<number> | null
  readonly rule: RuleId
  readonly players: Pair<string>
  readonly verdict: string
  readonly change: (part: Partial<Draft>) => void
}

/** Dice and rolls of a final salvo: who won is enough, but where they are typed they must fit. */
export const SalvoFields = ({ draft, known, most, rule, players, verdict, change }: Props) => {
  const { form } = useWords(deskWords).page
  const dice = counts(draft.dice) ?? known
  const hits = hitsShown(draft)
  const shown: Pair<string> =
    counts(draft.dice) === null && known !== null && draft.dice.every((one) => one === '')
      ? [`${known[0]}`, `${known[1]}`]
      : draft.dice
  const isNone = dice !== null && dice[0] + dice[1] === 0
  return (
    <details className="salvo" data-testid="salvo-rolls" open={draft.hits.length > 0 || undefined}>
      <summary>{form.salvoRolls}</summary>
      <RuleIds rules={[rule]} />
      <PairFields
        name={form.salvoDice}
        testId="salvo-dice"
        value={shown}
        players={players}
        verdict={verdict}
        onChange={(pair) => change({ dice: pair })}
      />
      {known === null && most !== null && (
        <p className="faint">{form.salvoMost(most[0], most[1])}</p>
      )}
      {isNone && <p className="warn">{form.salvoNone}</p>}
      {hits.map((roll, index) => (
        <PairFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a roll is its place among the rolls
          key={index}
          name={form.salvoHits(index + 1)}
          testId={`salvo-hits-${index + 1}`}
          value={roll}
          players={players}
          verdict={verdict}
          onChange={(pair) => change({ hits: [...hits.slice(0, index), pair] })}
        />
      ))}
    </details>
  )
}
