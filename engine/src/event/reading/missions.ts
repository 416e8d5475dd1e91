import type { LegalMapsClause } from '../../regulations/legal-maps.ts'
import type { Regulation } from '../../regulations/regulation.ts'
import type { Day } from '../../vocabulary/instant.ts'
import type { Clause } from '../../vocabulary/rule.ts'
import type { Refusal } from '../spine/answers.ts'
import type { Warning } from '../spine/decision.ts'
import type { EventState } from '../spine/state.ts'
import { rulesOf } from './rules.ts'

/** The maps the document has on that day; null where it says nothing. */
export const permittedMaps = (
  { legalMaps }: Pick<Regulation, 'legalMaps'>,
  date: Day,
): Clause<LegalMapsClause> | null =>
  legalMaps === null || date < legalMaps.value.from ? null : legalMaps

/** What the document says against these missions; maps that the event's outline names may be played. */
export const missionRefusals = (
  state: EventState,
  missions: readonly string[] = state.created.missions ?? [],
): readonly Refusal[] => {
  const maps = permittedMaps(rulesOf(state.created).regulation, state.created.date)
  if (maps === null) return []
  const { value, rule } = maps
  if (!value.at.includes(state.created.tier)) return []
  const outline = (state.details.outline ?? '').toLowerCase()
  const others = missions.filter(
    (mission) =>
      !value.maps.some((map) => mission.startsWith(map)) && !outline.includes(mapOf(mission)),
  )
  if (others.length === 0) return []
  const code = 'missions-not-legal'
  return [{ code, missions: others, maps: value.maps, rule, overridable: true }]
}

/** A mission is typed as its map, or as its map and what is played on it: `Hoth: ambush`. */
const mapOf = (mission: string): string => (mission.split(':')[0] ?? '').trim().toLowerCase()

/** What is wrong with a list of missions, whatever the document allows. */
export const missionListRefusal = (
  missions: readonly string[],
  regulation: Regulation,
): Refusal | null => {
  if (regulation.missions === null) {
    return { code: 'not-in-this-regulation', what: 'missions', regulation: regulation.id }
  }
  const names = missions.map((name) => name.trim())
  return names.every((name) => name !== '') && new Set(names).size === names.length
    ? null
    : { code: 'bad-value', field: 'missions', expected: 'different names' }
}

/**
 * What can be drawn for a round: none comes again before all others were played, and where all were
 * played, not the one of the round before either. A single one is always that one.
 */
export const missionBag = (state: EventState, round: number): readonly string[] => {
  const { missions = [] } = state.created
  const played = state.rounds
    .filter(({ number, status }) => number < round && status !== 'paired')
    .flatMap(({ mission }) => mission ?? [])
  const left = played.reduce<readonly string[]>((bag, mission) => {
    const others = bag.filter((one) => one !== mission)
    return others.length > 0 ? others : missions
  }, missions)
  const fresh = left.filter((mission) => mission !== played.at(-1))
  return fresh.length > 0 ? fresh : left
}

/** A round would be played without a mission: nothing is listed, and nothing was drawn by hand. */
export const missionWarnings = (
  state: EventState,
  round = state.rounds.length + 1,
): readonly Warning[] => {
  const clause = rulesOf(state.created).regulation.missions
  if (clause === null) return []
  const known = state.rounds[round - 1]?.mission ?? state.missionCards.get(round)?.mission
  const isDrawn = state.rounds.length < round && (state.created.missions ?? []).length > 0
  return isDrawn || known != null ? [] : [{ code: 'mission-missing', round, rule: clause.rule }]
}
