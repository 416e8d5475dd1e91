import { type Event, sha256 } from '@topcut/engine'
import type { Writer } from '../../outgoing/outgoing.ts'
import { Refused } from '../../refusal.ts'
import { playScenario } from '../../scenario/play.ts'
import type { Scenario } from '../../scenario/scenario.ts'
import { withIds } from '../../scenario/with-ids.ts'
import { writeScenario } from '../../scenario/write-scenario.ts'
import { exportFormat, exportVersion } from './topcut.ts'

/** Lots go by ids: where they would seed a bracket otherwise, other ids may draw what was played. */
const prefixes = ['p', ...Array.from({ length: 24 }, (_, index) => `p${index + 1}-`)]

const told = (
  scenario: Scenario,
  name: string,
  [prefix = 'p', ...others]: readonly string[],
): { readonly ids: ReadonlyMap<string, string>; readonly log: Event['log'] } => {
  const ids = new Map(
    scenario.players.map((player, index) => [player.name, `${prefix}${index + 1}`]),
  )
  try {
    const taking = { leftOut: 'lenient', name } as const
    return {
      ids,
      log: playScenario(
        withIds(scenario, (one) => ids.get(one) ?? one),
        taking,
      ).log,
    }
  } catch (fault) {
    const isLot = fault instanceof Refused && fault.refusal.code === 'wrong-bracket'
    if (!isLot || others.length === 0) throw fault
    return told(scenario, name, others)
  }
}

/** Topcut's own export: the log names nobody, the people stand beside it. */
export const writeTopcut: Writer = ({ name, scenario }) => {
  const { ids, log: entries } = told(scenario, name ?? 'Topcut', prefixes)
  const people = scenario.players.map((player) => ({
    player: ids.get(player.name) ?? player.name,
    name: player.name,
    ...(player.members.length === 0 ? {} : { members: player.members }),
  }))
  const event = `x${sha256(JSON.stringify([name, writeScenario(scenario)])).slice(0, 20)}`
  // As the importer digests it: it has no records, and they are worked out from the entries.
  const digest = sha256(JSON.stringify({ event, entries, people }))
  const lines = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).join(',\n')
  return [
    `{"format": "${exportFormat}", "version": ${exportVersion}, "events": [`,
    `{"event": "${event}", "digest": "${digest}",`,
    `"entries": [\n${lines(entries)}\n],`,
    `"people": [\n${lines(people)}\n]}`,
    ']}\n',
  ].join('\n')
}
