import { type Entry, openEvent, type Person, peopleFrom, shownNames, upcast } from '@topcut/engine'
import { findFault, logEntrySchema } from '@topcut/protocol'
import { refused } from '../../refusal.ts'
import { scenarioOfEvent } from '../../scenario/scenario-of-event.ts'
import { type At, anyObject, field, list, oneOf } from '../../scenario/shape.ts'
import { isObject, type Reader } from '../input.ts'
import { given, label } from '../loose.ts'

export const exportFormat = 'topcut-events'
export const exportVersion = 1

/** Topcut's own export: the first event of it; the others are named. */
export const topcut: Reader = {
  format: 'topcut',
  isOne: ({ json }) => isObject(json) && json['format'] === exportFormat,
  read: ({ json, text }) => {
    const at = { value: json, path: '' }
    const version = field(at, 'version')
    oneOf({ ...version, value: `${version.value}` }, [`${exportVersion}`])
    const [first, ...others] = list(field(at, 'events'), (one) => one)
    if (first === undefined) {
      return refused({ code: 'broken-file', format: 'topcut', line: 1, wanted: 'one-event' })
    }
    const event = openEvent(list(field(anyObject(first), 'entries'), readEntry))
    const { state } = event
    if (state === null) {
      const line = text.slice(0, text.indexOf('"entries"')).split('\n').length + 1
      return refused({ code: 'broken-file', format: 'topcut', line, wanted: 'one-event' })
    }
    const people = peopleFrom(given(first, 'people', (one) => list(one, readPerson)) ?? [])
    const numbers = new Map(
      [...state.players.values()].map(({ player, number }) => [player, number]),
    )
    const shown = shownNames(people, numbers)
    const { scenario, lost } = scenarioOfEvent(
      event,
      state,
      (player) => shown.get(player) ?? player,
      (player) => people.get(player)?.members ?? [],
    )
    const left = others.map((one) => ({
      kind: 'other-event' as const,
      of: given(anyObject(one), 'event', label) ?? '',
      where: one.path,
    }))
    const lists = [...state.lists.keys()].map((player) => ({
      kind: 'squad' as const,
      of: shown.get(player) ?? player,
      where: `${first.path}.entries`,
    }))
    return {
      format: 'topcut',
      name: state.created.name,
      scenario,
      lost: [...lost, ...lists, ...left],
    }
  },
}

const readEntry = (at: At): Entry => {
  const fault = findFault(logEntrySchema, anyObject(at).value)
  if (fault !== null) refused({ code: 'wrong-shape', at: at.path, expected: 'object' })
  return upcast(at.value as Entry)
}

const readPerson = (at: At): Person => {
  const one = anyObject(at)
  label(field(one, 'player'))
  label(field(one, 'name'))
  return at.value as Person
}
