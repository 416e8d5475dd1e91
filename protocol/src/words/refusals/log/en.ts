import { labelsEn } from '../../en/labels.ts'
import type { LogRefusal } from '../../groups.ts'
import { thing, worded } from '../../label.ts'
import { plural } from '../../plural.ts'
import { expectedText } from '../expected-text.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const logRefusalsEn: RefusalWordsOf<LogRefusal> = {
  'not-allowed': ({ role, command }) =>
    `Not possible in the role ${labelsEn[`role.${role}`]}: ${worded('en', 'command', command)}. The organizer can appoint someone who may.`,
  'not-in-this-regulation': ({ what, regulation }, names) =>
    `These tournament rules (${names.regulation(regulation)}) do not have “${thing('en', what, 'ending')}”. Leave it out or choose other tournament rules.`,
  'bad-value': ({ field, expected }, names) =>
    `“${thing('en', field)}” cannot be read as given. Expected: ${expectedText('en', field, expected, names)}.`,
  'reason-needed': () => 'A reason is needed. Add it; the log will show it.',
  'unknown-entry': ({ entry }) => `The log has no entry ${entry}. Choose an entry from the log.`,
  'already-undone': ({ entry }) =>
    `Entry ${entry} is already undone. To have it back, take the step again.`,
  'cannot-undo-creation': () =>
    'The creation of the tournament cannot be undone. Create a new tournament instead.',
  'later-facts-depend': ({ entry, entries }) =>
    `This cannot be undone (entry ${entry}): ${plural('en', entries.length, { one: '{{count}} later entry builds on it', other: '{{count}} later entries build on it' })} (${entries.map(({ n, kind }) => `${n} ${labelsEn[`fact.${kind}`]}`).join(', ')}). Undo these first, the latest one first.`,
}
