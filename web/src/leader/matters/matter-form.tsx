import type { ReactNode } from 'react'
import { useStateOf } from '../../state/use-state-of.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'
import { begunMatter, matterForm } from './begun-matter.ts'
import { CallForm } from './call-form.tsx'
import { ComponentForm } from './component-form.tsx'
import { DeductionForm } from './deduction-form.tsx'
import { LotForm } from './lot-form.tsx'
import { type BegunMatter, knownMatters } from './matter-kinds.ts'
import { RemovalForm } from './removal-form.tsx'
import { RulingForm } from './ruling-form.tsx'
import { SharingForm } from './sharing-form.tsx'

const formOf = ({ kind, ...begun }: BegunMatter): ReactNode => {
  const about = begun.player === undefined ? {} : { player: begun.player }
  switch (kind) {
    case 'ruling':
      return <RulingForm {...begun} />
    case 'call':
      return <CallForm match={begun.match} />
    case 'component':
      return <ComponentForm {...about} />
    case 'sharing':
      return <SharingForm />
    case 'removal':
      return <RemovalForm {...about} />
    case 'deduction':
      return <DeductionForm {...about} />
    case 'lot':
      return <LotForm />
  }
}

/** Everything a leader can put on record, one form at a time. */
export const MatterForm = () => {
  const { state } = useLeading()
  const { page } = useWords(deskWords)
  const begun = useStateOf(begunMatter)
  return (
    <section className="matter-form" id={matterForm} aria-label={page.people.newMatter}>
      <h3>{page.people.newMatter}</h3>
      <Tabs
        label={page.people.newMatter}
        value={begun.kind}
        tabs={knownMatters(state).map((kind) => ({
          value: kind,
          text: page.people.matterKinds[kind],
          testId: `matter-${kind}`,
        }))}
        onChange={(kind) => begunMatter.set({ kind })}
      >
        <div key={JSON.stringify(begun)}>{formOf(begun)}</div>
      </Tabs>
    </section>
  )
}
