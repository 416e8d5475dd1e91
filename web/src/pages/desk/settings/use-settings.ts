import { useEffect, useRef, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { clubsOf } from '../../../leader/player/clubs.ts'
import { useDraft } from '../../../state/drafts.ts'
import { type Trouble, troubleOf } from '../../../state/sending/outbox.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import {
  changedSettings,
  type SettingName,
  type Settings,
  type SettingsDraft,
  settingsCommands,
  settingsOf,
  typedSince,
} from './settings-draft.ts'

export type InSettings = {
  readonly saved: Settings
  /** As typed, else as it stands. */
  readonly now: Settings
  readonly changed: readonly SettingName[]
  readonly trouble: Trouble | null
  readonly isBusy: boolean
  readonly type: (part: SettingsDraft) => void
  readonly save: () => void
  readonly discard: () => void
}

/** What is typed, what stands, and one press that saves all of it. */
export const useSettings = (): InSettings => {
  const { workplace, state, people, actAll } = useLeading()
  const words = useWords(settingsWords)
  const [draft, setDraft] = useDraft<SettingsDraft>(`${workplace.event}.settings`, {})
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isBusy, setBusy] = useState(false)
  const saved = settingsOf(state)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])
  const send = async () => {
    if (isBusy) return
    setBusy(true)
    const clubs = clubsOf([...state.players.values()], people).map(({ players }) => players)
    const parcels = settingsCommands(state, draft, clubs).map((command) => ({ command }))
    const outcomes = await actAll(parcels, () => words.saved)
    setBusy(false)
    const refused = outcomes.map(troubleOf).find((one) => one !== null) ?? null
    setTrouble(refused)
    // What was granted stands; what was refused is still typed, because it differs from that.
    if (refused === null) setDraft(typedSince(draft, latest.current))
  }
  return {
    saved,
    now: { ...saved, ...draft },
    changed: changedSettings(draft, saved),
    trouble,
    isBusy,
    type: (part) => {
      setTrouble(null)
      setDraft({ ...draft, ...part })
    },
    save: () => void send(),
    discard: () => {
      setTrouble(null)
      setDraft(null)
    },
  }
}
