import { thing } from '../label.ts'
import { plural } from '../plural.ts'
import { askedFor, expectedText } from '../sentences/sentence-parts.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'

export const spine: SubjectWords<'spine'> = {
  'command.undo': 'undo a step',

  'button.undo': 'Undo',

  'fact.undone': 'undone',
  'fact.rule-overridden': 'exception',

  'line.undone': ({ entry, reason }) =>
    `Undone: an earlier step (entry ${entry}). Reason: ${reason}`,
  'line.rule-overridden': ({ refusal, reason }, _names, told) =>
    `Exception on record. Refused at first: ${told.refusal(refusal)} Reason: ${reason}`,

  'refusal.not-allowed': ({ role, command }, _names, told) =>
    `Your role (${labels[`role.${role}`]}) does not include this: ${told.command(command)}. Ask the organizer.`,
  'refusal.not-in-this-regulation': ({ what, regulation }, names) =>
    `These tournament rules (${names.regulation(regulation)}) do not have “${thing('en', what, 'ending')}”. Leave it out or choose other tournament rules.`,
  'refusal.bad-value': ({ field, expected }, names) => {
    const [what, wanted] = [thing('en', field), expectedText('en', field, expected, names)]
    return {
      words: `“${what}” is missing. Please fill it in.`,
      nothing: `“${what}” does not belong here. Leave it out.`,
      choice: `Check “${what}”. Choose one of these: ${wanted}.`,
      other: `Check “${what}”. Needed: ${wanted}.`,
    }[askedFor(expected)]
  },
  'refusal.reason-needed': () => 'A reason is needed. The log will show it.',
  'refusal.unknown-entry': ({ entry }) =>
    `The log has no entry ${entry}. Choose an entry from the log.`,
  'refusal.already-undone': ({ entry }) =>
    `Already undone (entry ${entry}). If you need it back, do it again.`,
  'refusal.cannot-undo-creation': () =>
    'The creation of the tournament cannot be undone. Create a new tournament instead.',
  'refusal.not-yours-to-undo': ({ minutes }) =>
    `You can undo only your own steps, for ${minutes} minutes. Ask the organizer or the head judge to undo this one.`,
  'refusal.later-facts-depend': ({ entry, entries }, _names, told) =>
    `This cannot be undone (entry ${entry}): ${plural('en', entries.length, { one: '{{count}} later entry builds on it', other: '{{count}} later entries build on it' })} (${entries.map(({ n, kind }) => `${n} ${told.fact(kind)}`).join(', ')}). Undo these first, the latest one first.`,
  'refusal.no-such-event': () =>
    'There is no such tournament here. Check the address or choose a tournament from the list.',
  'refusal.event-exists': () =>
    'This tournament has already been created. Open it, or create a new one.',
  'refusal.event-finished': () =>
    'The tournament is finished. To change anything, undo the finish first, with a reason.',
  'refusal.event-cancelled': () =>
    'The tournament is called off. Undo that first, with a reason, if it takes place after all.',
  'refusal.unknown-matter': ({ matter, n }) =>
    `Not found: ${labels[`matter.${matter}`]} (entry ${n}). Choose one of the open ones.`,
  'refusal.matter-settled': ({ matter, n }) =>
    `Already settled: ${labels[`matter.${matter}`]} (entry ${n}). A mistake can be undone in the log.`,
}
