import type { SetUpRefusal } from '../../groups.ts'
import { thing, things, worded } from '../../label.ts'
import { plural } from '../../plural.ts'
import { top } from '../phrases/en.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const setUpRefusalsEn: RefusalWordsOf<SetUpRefusal> = {
  'no-such-event': () =>
    'There is no such tournament here. Check the address or choose a tournament from the list.',
  'event-exists': () => 'This tournament has already been created. Open it, or create a new one.',
  'event-finished': () =>
    'The tournament is finished. Before anything can change, the finish has to be undone, with a reason.',
  'unknown-regulation': ({ regulation }) =>
    `The tournament rules “${regulation}” are not known here. Choose others from the list.`,
  'not-announced': () =>
    'Before round 1 the number and kind of rounds and the size of the cut must be announced. Announce first, then start.',
  'announcement-outdated': ({ announced, now, what }) =>
    what === 'second-leader'
      ? 'Another second judge has been named since the announcement. Announce again first.'
      : `${plural('en', announced, { one: 'The announcement was made for {{count}} player', other: 'The announcement was made for {{count}} players' })}, now there are ${now}. Announce again first.`,
  'too-few-players': ({ needed, present }) =>
    `${plural('en', needed - present, { one: 'This structure needs {{count}} more player', other: 'This structure needs {{count}} more players' })} (${present} of ${needed}). Register more players or choose another structure.`,
  'below-minimum': ({ what, minimum, planned }) =>
    what === 'rounds'
      ? `Planned rounds: ${planned}. The minimum here is ${minimum}. Plan more rounds.`
      : `Planned cut: ${top(planned)}. The minimum here is ${top(minimum)}. Plan a larger cut.`,
  'no-table-for-head-count': ({ structure, players }) =>
    `${plural('en', players, { one: 'For {{count}} player', other: 'For {{count}} players' })} the tournament rules have no plan (${worded('en', 'structure', structure)}). Choose another structure or a custom structure.`,
  'length-not-allowed': ({ minutes, from, to }) => {
    const planned = `Planned round length: ${plural('en', minutes, { one: '{{count}} minute', other: '{{count}} minutes' })}.`
    if (from === null || to === null) {
      return `${planned} The tournament rules leave nothing to choose here. Leave the length out.`
    }
    return from === to
      ? `${planned} The tournament rules have ${from} minutes, no more and no less. Leave the length out.`
      : `${planned} The tournament rules allow ${from} to ${to} minutes. Choose a length between them.`
  },
  'cut-size-not-in-document': ({ cut, sizes }) =>
    `Planned cut: ${top(cut)}. The tournament rules have only ${sizes.map(top).join(', ')}. Choose one of these sizes.`,
  'unknown-item': ({ item }) =>
    `The checklists of this tournament have no item “${item}”. Choose one of theirs.`,
  'details-incomplete': ({ missing }) =>
    `This has to be announced and is still missing: ${things('en', missing)}. Fill it in first, then announce.`,
  'variant-not-allowed': ({ variant, played }) =>
    `This way of play (${thing('en', variant)}) is not allowed at this tier. The tournament rules have: ${thing('en', played)}. Choose that one.`,
}
