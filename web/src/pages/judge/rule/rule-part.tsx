import { currentRound, type MatchId, matchesOf, type PlayerId, playerSheet } from '@topcut/engine'
import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { begunMatter } from '../../../leader/matters/begun-matter.ts'
import { MatterForm } from '../../../leader/matters/matter-form.tsx'
import { type BegunMatter, knownMatters } from '../../../leader/matters/matter-kinds.ts'
import { SheetRecord } from '../../../leader/player/sheet-record.tsx'
import { useStateOf } from '../../../state/use-state-of.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { deskWords } from '../../../words/desk.ts'
import { judgeWords } from '../../../words/judge.ts'
import { useWords } from '../../../words/use-words.ts'
import { type At, emptyHand, playersAt } from './hand-ruling.ts'
import { RuleInHand } from './rule-in-hand.tsx'
import '../../../leader/matters/matters.css'
import './rule-in-hand.css'

/** Where the ruling that was begun belongs; null where nobody has said so yet. */
const useAt = ({ player, call: n, match: begunAt }: BegunMatter): At | null => {
  const { state } = useLeading()
  const call = n === undefined ? undefined : state.calls.get(n)
  const asked = call?.closedAt === null ? { n: call.n, about: call.about } : null
  const known = call?.match ?? begunAt
  const round = currentRound(state)
  const tables = round === null || round.status === 'paired' ? [] : matchesOf(state, round)
  const match =
    (known === undefined
      ? tables.find(({ players }) => player !== undefined && players.includes(player))
      : state.matches.get(known)) ?? null
  const alone = player ?? call?.player ?? null
  if (match === null && alone === null && call === undefined) return null
  return { match, player: alone, call: asked }
}

const History = ({ player }: { readonly player: PlayerId }) => {
  const { state, names } = useLeading()
  const judge = useWords(judgeWords)
  const sheet = playerSheet(state, player)
  if (sheet === null) return null
  return (
    <section className="judge-history" data-testid="judge-history">
      <h3 translate="no">{judge.historyOf(names.player(player))}</h3>
      <SheetRecord sheet={sheet} />
    </section>
  )
}

/** Which table, where the page was opened without one: one press, nothing to type. */
const WhichTable = () => {
  const { state } = useLeading()
  const { rule, noRound } = useWords(judgeWords)
  const round = currentRound(state)
  const tables = round === null || round.status === 'paired' ? [] : matchesOf(state, round)
  if (tables.length === 0) return <p className="empty">{noRound}</p>
  return (
    <>
      <h3>{rule.atTable}</h3>
      <Choice<MatchId>
        label={rule.atTable}
        className="table-tiles"
        value={null}
        options={tables.map(({ match, table }) => ({
          value: match,
          text: `${table}`,
          testId: `rule-at-${table}`,
        }))}
        onChange={(match) => begunMatter.set({ kind: 'ruling', match })}
      />
      <p className="muted">{rule.atTableNote}</p>
    </>
  )
}

/** What else can be put on record, each with its form. */
const Elsewhere = ({ onFull }: { readonly onFull: () => void }) => {
  const { state } = useLeading()
  const { page } = useWords(deskWords)
  const { rule } = useWords(judgeWords)
  return (
    <details className="judge-fold elsewhere">
      <summary data-testid="elsewhere">{rule.elsewhere}</summary>
      <div className="judge-do">
        {knownMatters(state)
          .filter((kind) => kind !== 'ruling')
          .map((kind) => (
            <Button
              key={kind}
              data-testid={`begin-${kind}`}
              onClick={() => begunMatter.set({ kind })}
            >
              {page.people.matterKinds[kind]}
            </Button>
          ))}
        <Button data-testid="full-form" onClick={onFull}>
          {rule.fullForm}
        </Button>
      </div>
    </details>
  )
}

/** A ruling, a warning, a component, a disqualification: with what is on record already. */
export const RulePart = () => {
  const begun = useStateOf(begunMatter)
  const { page } = useWords(deskWords)
  const { rule } = useWords(judgeWords)
  const at = useAt(begun)
  const [isFull, setFull] = useState(false)
  const isInHand = begun.kind === 'ruling' && !isFull
  const players = at === null ? [] : playersAt(at)
  const heading = isInHand ? rule.title : page.people.matters
  return (
    <>
      <h2>
        {heading}{' '}
        {at?.match != null && (
          <small className="muted judge-beside">{page.people.table(at.match.table)}</small>
        )}
      </h2>
      {!isInHand ? (
        <MatterForm />
      ) : at === null ? (
        <WhichTable />
      ) : (
        <RuleInHand
          key={`${begun.call} ${begun.player} ${begun.match}`}
          at={at}
          // By what was begun: a call that somebody closes meanwhile must not take what was typed.
          draft={`${at.match?.match ?? at.player ?? ''}.${begun.call ?? ''}`}
          begun={{ ...emptyHand, who: begun.player ?? null }}
        />
      )}
      {isInHand && <Elsewhere onFull={() => setFull(true)} />}
      {players.map((player) => (
        <History key={player} player={player} />
      ))}
    </>
  )
}
