import { currentRound, matchesOf } from '../reading/rounds.ts'
import { type CommandRecord, desk } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

/** The table that the stream shows; null for the first one of each round. */
export type FeatureTable = { readonly kind: 'feature-table'; readonly table: number | null }

/**
 * A camera stands at a table, not beside players: the number stays from round to round. One that
 * is not published yet would show everybody who meets whom.
 */
export const featureTable: CommandRecord<FeatureTable> = {
  may: desk,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { table }) => {
    if (table === null) return grant([{ kind: 'table-featured', table }])
    const round = state.rounds.findLast(({ status }) => status !== 'paired')
    if (round === undefined) {
      const paired = currentRound(state)
      return refuse(
        paired === null
          ? { code: 'no-round' }
          : { code: 'round-not-published', round: paired.number },
      )
    }
    if (!matchesOf(state, round).some((match) => match.table === table)) {
      return refuse({ code: 'table-not-played', table, round: round.number })
    }
    return grant([{ kind: 'table-featured', table }])
  },
}
