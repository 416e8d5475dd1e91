import { grant, refuse, type Warning } from '../../log/decision.ts'
import { planFor } from '../../structure/plan.ts'
import { dueAnnouncements } from '../announcements.ts'
import type { Decider } from '../ask.ts'
import { rulesOf } from '../rules.ts'

/** Players are told what is played before the start; what was told is what is played. */
export const announceEvent: Decider<'announce-event'> = (state) => {
  if (state.stages.length > 0) return refuse({ code: 'stage-running', stage: 1 })
  const { regulation } = rulesOf(state.created)
  const { structure } = state.created
  const players = [...state.players.values()].filter(({ status }) => status === 'registered')
  const present = players.filter((player) => player.checkedIn).length
  const headCount = present > 0 ? present : players.length
  const stages = planFor(structure, headCount, regulation.structure)
  if (stages === null) {
    return refuse({
      code: 'no-table-for-head-count',
      structure: structure.kind,
      players: headCount,
    })
  }
  const warnings = dueAnnouncements(state)
    .filter(({ value }) => value.strength === 'should')
    .map(({ value, rule }): Warning => ({ code: 'tell-players', what: value.key, rule }))
  return grant([{ kind: 'event-announced', stages, headCount }], warnings)
}
