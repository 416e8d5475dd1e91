import { thing } from '../label.ts'
import { plural } from '../plural.ts'
import { expectedText } from '../sentences/sentence-parts.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'

export const spine: SubjectWords<'spine'> = {
  'command.undo': 'undo an entry',

  'button.undo': 'Undo',

  'fact.undone': 'undone',
  'fact.rule-overridden': 'exception',

  'line.undone': ({ entry, reason }) => `Undone: entry ${entry}. Reason: ${reason}`,
  'line.rule-overridden': ({ refusal, reason }, _names, told) =>
    `Exception on record. What stood against it: ${told.refusal(refusal)} Reason: ${reason}`,

  'refusal.not-allowed': ({ role, command }, _names, told) =>
    `Not possible in the role ${labels[`role.${role}`]}: ${told.command(command)}. The organizer can appoint someone who may.`,
  'refusal.not-in-this-regulation': ({ what, regulation }, names) =>
    `These tournament rules (${names.regulation(regulation)}) do not have “${thing('en', what, 'ending')}”. Leave it out or choose other tournament rules.`,
  'refusal.bad-value': ({ field, expected }, names) =>
    `“${thing('en', field)}” cannot be read as given. Expected: ${expectedText('en', field, expected, names)}.`,
  'refusal.reason-needed': () => 'A reason is needed. Add it; the log will show it.',
  'refusal.unknown-entry': ({ entry }) =>
    `The log has no entry ${entry}. Choose an entry from the log.`,
  'refusal.already-undone': ({ entry }) =>
    `Entry ${entry} is already undone. To have it back, take the step again.`,
  'refusal.cannot-undo-creation': () =>
    'The creation of the tournament cannot be undone. Create a new tournament instead.',
  'refusal.not-yours-to-undo': ({ minutes }) =>
    `Judges take back their own last steps, for ${minutes} minutes. Ask the organizer or the marshal to undo this one.`,
  'refusal.later-facts-depend': ({ entry, entries }, _names, told) =>
    `This cannot be undone (entry ${entry}): ${plural('en', entries.length, { one: '{{count}} later entry builds on it', other: '{{count}} later entries build on it' })} (${entries.map(({ n, kind }) => `${n} ${told.fact(kind)}`).join(', ')}). Undo these first, the latest one first.`,
  'refusal.no-such-event': () =>
    'There is no such tournament here. Check the address or choose a tournament from the list.',
  'refusal.event-exists': () =>
    'This tournament has already been created. Open it, or create a new one.',
  'refusal.event-finished': () =>
    'The tournament is finished. Before anything can change, the finish has to be undone, with a reason.',
  'refusal.event-cancelled': () =>
    'The tournament is called off. Undo that first, with a reason, if it takes place after all.',
  'refusal.unknown-matter': ({ matter, n }) =>
    `Entry ${n} of the log is something else: ${labels[`matter.${matter}`]} expected. Choose from the open ones.`,
  'refusal.matter-settled': ({ matter, n }) =>
    `Already settled: ${labels[`matter.${matter}`]} (entry ${n}). A mistake can be undone in the log.`,
}
