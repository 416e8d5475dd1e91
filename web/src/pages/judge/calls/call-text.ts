import type { CallRow, EventState, PlayerId } from '@topcut/engine'
import type { Names } from '@topcut/protocol/words'
import { timeLeftText } from '../../../parts/clock/remaining.ts'
import type { JudgeWords } from '../../../words/judge.ts'

/** How long somebody waits: `0:08`, without a nought before the minutes. */
export const waitedText = (milliseconds: number): string =>
  timeLeftText(Math.max(0, Math.floor(milliseconds / 1000) * 1000)).replace(/^0(?=\d:)/, '')

/** The one across the table from whoever called; undefined where nobody is. */
const otherAt = (state: EventState, call: CallRow): PlayerId | undefined =>
  call.match === null || call.player === null
    ? undefined
    : state.matches.get(call.match)?.players.find((player) => player !== call.player)

type CallText = {
  readonly where: string
  /** Who calls, and what about. */
  readonly asks: string
  /** Whom the caller plays, or both where the desk calls to a table. */
  readonly beside: string | null
}

export const callText = (
  { call: words }: JudgeWords,
  state: EventState,
  names: Names,
  call: CallRow,
): CallText => {
  const who = call.player === null ? words.fromDesk : names.player(call.player)
  const other = otherAt(state, call)
  const both = call.match === null ? undefined : state.matches.get(call.match)?.players
  return {
    where: call.table === null ? words.noTable : `${words.table} ${call.table}`,
    asks: words.asks(who, call.about),
    beside:
      other !== undefined
        ? words.against(names.player(other))
        : both === undefined
          ? null
          : both.map(names.player).join(' – '),
  }
}
