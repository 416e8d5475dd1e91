import { rulesOf, teamSize } from '../reading/rules.ts'
import type { Refusal } from '../spine/answers.ts'
import type { EventState } from '../spine/state.ts'

/**
 * What speaks against a team in which so many are named; undefined where that is not said here.
 * Who they are stands beside the log.
 */
export const teamRefusals = (
  { created }: EventState,
  members: number | undefined,
): readonly Refusal[] => {
  if (members === undefined) return []
  const size = teamSize(created)
  if (size === null) {
    const regulation = rulesOf(created).regulation.id
    return members === 0 ? [] : [{ code: 'not-in-this-regulation', what: 'members', regulation }]
  }
  const { value: needed, rule } = size
  return members === needed
    ? []
    : [{ code: 'team-size', count: members, needed, rule, overridable: true }]
}
