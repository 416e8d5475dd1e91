import type { FactOf } from '@topcut/engine'
import { dayText } from '../day-text.ts'
import { thing, things, worded } from '../label.ts'
import { plural } from '../plural.ts'
import { aboutText } from '../sentences/about-text.ts'
import { anewText, changesText } from '../sentences/change-text.ts'
import { detailsText } from '../sentences/details-text.ts'
import { optionsText } from '../sentences/options-text.ts'
import { planText } from '../sentences/plan-text.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { minutesOf, playersOf } from './phrases.ts'

/** What an organizer chose beyond the document. */
const chosen = ({
  roundMinutes = {},
  missions = [],
  cameFrom,
}: Pick<FactOf<'event-created'>, 'roundMinutes' | 'missions' | 'cameFrom'>) => {
  const { swiss, elimination } = roundMinutes
  return [
    ...(swiss === undefined ? [] : [`; Swiss rounds: ${minutesOf(swiss)}`]),
    ...(elimination === undefined ? [] : [`; elimination rounds: ${minutesOf(elimination)}`]),
    ...(missions.length === 0 ? [] : [`; skirmish missions: ${missions.join(', ')}`]),
    ...(cameFrom === undefined
      ? []
      : [`; taken in from a file: ${cameFrom.tool}, SHA-256 ${cameFrom.digest.slice(0, 12)}`]),
  ].join('')
}

export const setUp: SubjectWords<'setUp'> = {
  'command.create-event': 'create a tournament',
  'command.change-structure': 'change the structure of the tournament',
  'command.change-options': 'change the options of the tournament',
  'command.describe-event': 'change the settings of the tournament',
  'command.set-details': 'set the details of the tournament',
  'command.tick-item': 'tick an item of a checklist',
  'command.announce-event': 'announce the tournament',
  'command.announce-message': 'show everybody a message',
  'command.allow-embedding': 'allow embedding',
  'command.cancel-event': 'call the tournament off',

  'button.create-event': 'Create tournament',
  'button.change-structure': 'Change structure',
  'button.change-options': 'Change options',
  'button.describe-event': 'Save changes',
  'button.set-details': 'Save details',
  'button.tick-item': 'Tick',
  'button.announce-event': 'Announce the tournament',
  'button.announce-message': 'Show the message',
  'button.allow-embedding': 'Allow embedding',
  'button.cancel-event': 'Call the tournament off',

  'fact.event-created': 'tournament created',
  'fact.structure-changed': 'structure changed',
  'fact.options-changed': 'options changed',
  'fact.event-described': 'settings changed',
  'fact.details-set': 'details set',
  'fact.item-ticked': 'item of a checklist',
  'fact.event-announced': 'tournament announced',
  'fact.message-announced': 'message to everybody',
  'fact.embedding-allowed': 'embedding allowed',
  'fact.event-cancelled': 'tournament called off',

  'line.event-created': (fact, names) =>
    `Tournament created: ${fact.name} (${names.regulation(fact.regulation)}, ${labels[`tier.${fact.tier}`]}, ${dayText('en', fact.date)}${chosen(fact)}).`,
  'line.structure-changed': () => 'Structure changed.',
  'line.options-changed': ({ options, roundMinutes = {} }) =>
    `Options changed: ${optionsText('en', options)}${chosen({ roundMinutes })}.`,
  'line.event-described': ({ about }) => `Settings changed: ${aboutText('en', about)}.`,
  'line.details-set': ({ details }) => `Details set: ${detailsText('en', details)}.`,
  'line.item-ticked': ({ item, ticked }, _names, told) =>
    `Checklist, ${ticked ? 'done' : 'open again'}: ${told.item(item)}`,
  'line.event-cancelled': ({ reason }) => `Tournament called off: ${reason}`,
  'line.message-announced': ({ text }) =>
    text === '' ? 'The message to everybody is taken down.' : `Message to everybody: ${text}`,
  'line.embedding-allowed': ({ on }) => {
    if (on === 'nowhere') return 'The public page may be embedded nowhere.'
    if (on === 'everywhere') return 'The public page may be embedded on any site.'
    return `The public page may be embedded on these sites: ${on.join(', ')}.`
  },
  'line.event-announced': (fact, names) => {
    const { stages, headCount, seconds = [], changes = [], reason } = fact
    const rulings = seconds.map(({ leader, second }) => {
      const who = second === null ? 'any other leader' : names.leader(second)
      return `; second judge for ${names.leader(leader)}: ${who}`
    })
    const plan = `${playersOf(headCount, names)}: ${planText('en', stages)}${rulings.join('')}.`
    if (changes.length === 0) return `Announced for ${plan}`
    return `Announced again for ${plan} ${anewText('en', { changes, reason: reason ?? null }, names)}`
  },

  'refusal.unknown-regulation': ({ regulation }) =>
    `The tournament rules “${regulation}” are not known here. Choose others from the list.`,
  'refusal.no-table-for-head-count': ({ structure, players }, names) =>
    `For ${playersOf(players, names)} the tournament rules have no plan (${worded('en', 'structure', structure)}). Choose another structure or a custom structure.`,
  'refusal.length-not-allowed': ({ minutes, from, to }) => {
    const planned = `Planned round length: ${plural('en', minutes, { one: '{{count}} minute', other: '{{count}} minutes' })}.`
    if (from === null || to === null) {
      return `${planned} The tournament rules leave nothing to choose here. Leave the length out.`
    }
    return from === to
      ? `${planned} The tournament rules have ${from} minutes, no more and no less. Leave the length out.`
      : `${planned} The tournament rules allow ${from} to ${to} minutes. Choose a length between them.`
  },
  'refusal.announced-otherwise': ({ changes }, names) =>
    `Changed since the announcement: ${changesText('en', changes, names)}. Say why; it is then announced again, with the reason.`,
  'refusal.already-played': ({ stage, rounds }) =>
    `Stage ${stage} has begun, with ${plural('en', rounds, { one: '{{count}} round', other: '{{count}} rounds' })} so far. What has been played stays in the plan.`,
  'refusal.locked-since-begun': ({ what }) =>
    `Locked since the tournament began: ${thing('en', what)}. Others have relied on it; to change it, undo the start first.`,
  'refusal.ends-before-it-begins': ({ first, until }) =>
    `The last day (${dayText('en', until)}) is before the first day (${dayText('en', first)}). Choose a later last day.`,
  'refusal.unknown-item': ({ item }) =>
    `The checklists of this tournament have no item “${item}”. Choose one of theirs.`,
  'refusal.details-incomplete': ({ missing }) =>
    `This has to be announced and is still missing: ${things('en', missing)}. Fill it in first, then announce.`,
  'refusal.variant-not-allowed': ({ variant, played }) =>
    `This format (${thing('en', variant)}) is not allowed at this tier. The tournament rules have: ${thing('en', played)}. Choose that one.`,
  'refusal.not-a-site': ({ site }) =>
    `“${site}” is not a site. Write its address up to the name, without a path: https://club.example.`,
  'refusal.no-sites': () => 'No site is named. Name at least one, or choose nowhere.',
  'refusal.too-many-sites': ({ most }) =>
    `These are too many sites. Name at most ${most}, or allow every site.`,
}
