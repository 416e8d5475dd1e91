import { type ListView, listFindings, type PlayerId, rulesOf } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { useEventCards } from '../../../leader/list/use-event-cards.ts'
import { draftFromList } from '../../../parts/list/typing/draft-from-list.ts'
import { emptyForm, isUntouched, type ListDraft } from '../../../parts/list/typing/list-draft.ts'
import { listTyped } from '../../../parts/list/typing/list-typed.ts'
import { useDraft } from '../../../state/drafts.ts'

/** What was typed of a player's list and is not handed in; null where nothing was. */
export const useListDraft = (player: PlayerId) => {
  const { workplace } = useLeading()
  return useDraft<ListDraft | null>(`${workplace.event}.list.${player}`, null)
}

/** A player's list as it is typed at the desk, and what speaks against it. */
export const useTypedList = ({ player, list: before }: ListView) => {
  const { state } = useLeading()
  const cards = useEventCards()
  const [typed, setTyped, typedNow] = useListDraft(player)
  const clauses = rulesOf(state.created).regulation.lists
  const empty = emptyForm(clauses, state.created.date, player)
  const draft = typed ?? draftFromList(before, empty, clauses, cards ?? null)
  const list = listTyped(draft, before, clauses, cards ?? null)
  const isLocked = state.stages.length > 0 && before !== null
  const isJudged = !isUntouched(typed, before) && cards !== undefined
  const findings = isJudged
    ? listFindings(state, list, cards, isLocked && typed !== null ? before : null)
    : []
  return {
    ...{ cards, typed, setTyped, typedNow, clauses, empty, draft, list, isLocked, isJudged },
    findings,
  }
}

export type TypedList = ReturnType<typeof useTypedList>
