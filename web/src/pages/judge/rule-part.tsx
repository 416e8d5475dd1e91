import { type PlayerId, playerSheet } from '@topcut/engine'
import { useLeading } from '../../leader/leading.ts'
import { begunMatter } from '../../leader/matters/begun-matter.ts'
import { MatterForm } from '../../leader/matters/matter-form.tsx'
import { emptyRuling } from '../../leader/matters/ruling-draft.ts'
import { SheetRecord } from '../../leader/player/sheet-record.tsx'
import { useDraft } from '../../state/drafts.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { deskWords } from '../../words/desk.ts'
import { judgeWords } from '../../words/judge.ts'
import { useWords } from '../../words/use-words.ts'
import '../../leader/matters/matters.css'

/** Whom the form that is open is about, as far as it says. */
const useConcerned = (): readonly PlayerId[] => {
  const { workplace, state } = useLeading()
  const begun = useStateOf(begunMatter)
  const [draft] = useDraft(`${workplace.event}.ruling`, emptyRuling)
  if (begun.player !== undefined) return [begun.player]
  const called = begun.call === undefined ? undefined : state.calls.get(begun.call)
  const atTable = called?.match == null ? undefined : state.matches.get(called.match)
  return atTable?.players ?? (begun.kind === 'ruling' ? draft.players : [])
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

/** A ruling, a warning, a component, a disqualification: with what is on record already. */
export const RulePart = () => {
  const { page } = useWords(deskWords)
  const concerned = useConcerned()
  return (
    <>
      <h2>{page.people.matters}</h2>
      <MatterForm />
      {concerned.map((player) => (
        <History key={player} player={player} />
      ))}
    </>
  )
}
