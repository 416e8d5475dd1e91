import { instant, mattersView, rulesOf } from '@topcut/engine'
import { type ReactNode, useMemo } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { MatterForm } from '../../../leader/matters/matter-form.tsx'
import { OpenCalls } from '../../../leader/matters/open-calls.tsx'
import { OpenCases } from '../../../leader/matters/open-cases.tsx'
import { useServerTime } from '../../../state/use-server-time.ts'
import { Button } from '../../../ui/button.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { focusTable } from '../tables/focus.ts'
import { MatterHistory } from './matter-history.tsx'
import { Appealable, Appeals } from './open-appeals.tsx'
import { openMatterCount } from './open-matter-count.ts'
import { OpenProposals } from './open-proposals.tsx'
import '../../../leader/matters/matters.css'

type GroupProps = {
  readonly title: string
  readonly count: number
  readonly children: ReactNode
}

const Group = ({ title, count, children }: GroupProps) =>
  count === 0 ? null : (
    <section className="matter-group">
      <h3>
        {title} <span className="muted">{count}</span>
      </h3>
      <ul>{children}</ul>
    </section>
  )

/** Calls, cases, proposals and appeals that wait; the forms; and everything that was settled. */
export const MattersSection = () => {
  const { state } = useLeading()
  const { page, label } = useWords(deskWords)
  const count = openMatterCount(state)
  const now = useServerTime(count > 0)
  const open = useMemo(() => mattersView(state, instant(now)), [state, now])
  const { lastWord } = rulesOf(state.created).regulation.rulings
  return (
    <>
      <header className="bar">
        <h2>{page.people.matters}</h2>
        {count > 0 && (
          <span className="muted" data-testid="open-matters">
            {page.people.openMatters(count)}
          </span>
        )}
        <span className="hint faint" data-here="">
          {page.people.lastWord(lastWord.value.map((role) => label(`role.${role}`)).join(', '))}{' '}
          <RuleIds rules={[lastWord.rule]} />
        </span>
      </header>
      <div className="matters">
        <div className="matters-open">
          {count === 0 && (
            <p className="empty" data-testid="no-open-matters">
              {page.people.noOpenMatters}
            </p>
          )}
          <Group title={page.people.calls} count={open.calls.length}>
            <OpenCalls calls={open.calls} />
          </Group>
          <Group title={page.people.cases} count={open.cases.length}>
            <OpenCases cases={open.cases} now={now} />
          </Group>
          <Group title={page.people.proposals} count={open.proposals.length}>
            <OpenProposals proposals={open.proposals} />
          </Group>
          <Group title={page.people.appeals} count={open.appealed.length}>
            <Appeals appealed={open.appealed} />
          </Group>
          <Group title={page.people.lossesToEnter} count={open.lossesToEnter.length}>
            {open.lossesToEnter.map(({ n, ruling: { penalty } }) => {
              const match = penalty?.kind === 'game-loss' ? state.matches.get(penalty.match) : null
              return match == null ? null : (
                <li key={n} className="matter">
                  <Button tone="explains" onClick={() => focusTable(match.table)}>
                    {page.enterTable(match.table)}
                  </Button>
                </li>
              )
            })}
          </Group>
          <Group title={page.people.mayAppeal} count={open.appealable.length}>
            <Appealable rulings={open.appealable} />
          </Group>
        </div>
        <MatterForm />
        <MatterHistory />
      </div>
    </>
  )
}
