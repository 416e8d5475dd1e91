import type { Finding, PlayerId, ShipLack } from '@topcut/engine'
import { dayText } from '../day-text.ts'
import { obstacleText, thing, things } from '../label.ts'
import { plural } from '../plural.ts'
import type { SentencePerCode } from '../sentence-per.ts'
import { slotText } from '../slot-text.ts'
import { labels } from './labels.ts'

const days = (n: number) => plural('en', n, { one: '{{count}} day', other: '{{count}} days' })

/** What a ship would need for a card. */
const lacks = (because: ShipLack): string => {
  switch (because.lack) {
    case 'kind':
      return `Only these ships may carry this card: ${because.ships.join(', ')}.`
    case 'value': {
      const { of, least, most } = because
      const needed = [
        ...(least === null ? [] : [`at least ${least}`]),
        ...(most === null ? [] : [`at most ${most}`]),
      ]
      return `This card needs a ship with this value (${thing('en', of)}): ${least === most ? least : needed.join(', ')}.`
    }
    case 'action':
      return `This card needs a ship with this action: ${thing('en', because.action)}.`
    case 'slot':
      return `This card needs a ship with this slot: ${slotText('en', because.slot)}.`
    case 'no-slot':
      return `This card is only for a ship without this slot: ${slotText('en', because.slot)}.`
  }
}

export const findings: SentencePerCode<Finding> = {
  'list-missing': () => 'No list has been submitted. Submit one.',
  unchecked: () =>
    'The list is plain text, and its contents cannot be checked. A leader should look through it and record that it was checked.',
  'list-incomplete': ({ missing }) =>
    `Missing on the list: ${labels[`content.${missing}`]}. Complete the list.`,
  'over-point-cap': ({ points, cap }) =>
    `The list is ${plural('en', points - cap, { one: '{{count}} point', other: '{{count}} points' })} over the limit of ${cap}. Take something out.`,
  'total-differs': ({ total, points }) =>
    `The total on the list is ${total}, its entries add up to ${points}. Correct the total.`,
  'faction-not-offered': ({ faction, offered }) =>
    `There is no such faction here: ${thing('en', faction)}. Choose one of these: ${things('en', offered)}.`,
  'other-faction': ({ part, faction, squad }) =>
    `Faction (${labels[`part.${part}`]}): ${thing('en', faction)}, faction of the list: ${thing('en', squad)}. Replace what does not fit.`,
  'obstacle-count': ({ count, needed }) =>
    `Obstacle tokens on the list: ${count}, needed: ${needed}, all different. Correct their number.`,
  'obstacle-repeated': ({ obstacle }) =>
    `The list has an obstacle token twice: ${obstacleText('en', obstacle)}. Choose different ones.`,
  'obstacle-unknown': ({ obstacle }) =>
    `Not among the obstacle tokens to choose from: ${obstacleText('en', obstacle)}. Choose another one.`,
  'damage-deck-not-allowed': ({ deck, allowed, date }) =>
    `This Damage deck is not allowed on ${dayText('en', date)}: ${thing('en', deck)}. Choose one of these: ${things('en', allowed)}.`,
  'deck-count': ({ side, count, needed }) =>
    `Decks of the ${labels[`side.${side}`]}: ${count}, needed: ${needed}. Correct the list.`,
  'affiliation-count': ({ count, needed }) =>
    `Affiliation cards in the deck: ${count}, needed: ${needed}. Correct the deck.`,
  'too-few-sets': ({ sets, needed }) =>
    `Objective sets in the deck: ${sets}, needed: at least ${needed}. Add more.`,
  'card-without-objective': ({ set }) =>
    `The objective set of this card is not in the deck: ${set}. Take the card out or add the set.`,
  'too-many-copies': ({ copies, most }) =>
    `Copies of this objective set in the deck: ${copies}, allowed: at most ${most}. Take out what is too many.`,
  'other-affiliation': ({ affiliation, deck }) =>
    `This objective set is only for decks of the affiliation ${affiliation}, and this one is of ${deck}. Take it out.`,
  'wrong-side': ({ side, deck }) =>
    `This card is of the ${labels[`side.${side}`]}, the deck of the ${labels[`side.${deck}`]}. Take it out.`,
  'team-size': ({ count, needed }) =>
    `Players named on the decks: ${count}, in a team: ${needed}. Correct the names.`,
  'owner-without-deck': ({ owner, side }, names) =>
    `${names.player(owner as PlayerId)} has no deck of the ${labels[`side.${side}`]}. Each player of a team plays one of each side.`,
  'unknown-card': ({ text, nearest }) =>
    `This card is not in the catalogue: ${text}. ${nearest.length === 0 ? 'Check the name, or let a leader vouch for it.' : `Perhaps you mean one of these: ${nearest.join(', ')}.`}`,
  'unique-twice': () => 'This card is unique and already on the list. Take one of the two out.',
  'limited-twice': ({ most, on }) =>
    on === 'ship'
      ? 'This card may be on a ship only once. Take one of the two off.'
      : `Copies of this card in a squad: at most ${most}. Take out what is too many.`,
  'pilot-not-of-ship': ({ ship, ships }) =>
    `This pilot does not fly that ship: ${ship}. Choose one of these: ${ships.join(', ')}.`,
  'without-cost': () =>
    'This ship has no squad points: another card brings it into play. Take it off the list.',
  'not-for-faction': ({ factions }) =>
    `Only these factions may use this card: ${things('en', factions)}. Take it off the ship.`,
  'not-for-ship': ({ because }) => `${lacks(because)} Take the card off the ship.`,
  'not-for-size': ({ sizes }) =>
    `Only ships of this size may carry this card: ${things('en', sizes)}. Take it off the ship.`,
  'skill-too-low': ({ skill, needed }) =>
    `This card needs a pilot skill of at least ${needed}, this pilot has ${skill}. Take it off the ship.`,
  'no-slot': ({ slot, ship }) =>
    `${ship} has no free slot for this card (${slotText('en', slot)}). Take one off the ship.`,
  'needs-card': ({ card, on }) =>
    on === 'ship'
      ? `With this card the ship has to carry another one: ${card}. Add it.`
      : `This card is meant to be played with another one: ${card}. Add it or take this one out.`,
  'command-deck-size': ({ count, needed }) =>
    `Cards in the Command deck: ${count}, needed: exactly ${needed}. Correct the deck.`,
  'command-cost': ({ cost, most }) =>
    `The Command deck costs ${plural('en', cost, { one: '{{count}} point', other: '{{count}} points' })}, at most ${most} are allowed. Choose cheaper cards.`,
  'command-limit': ({ count, most }) =>
    `Copies of this card in the Command deck: ${count}, allowed: ${most}. Take out what is too many.`,
  'figure-missing': ({ figures }) =>
    `This card belongs to a figure that is not there: ${figures.join(', ')}. Add the figure or take the card out.`,
  'sleeves-missing': () => 'The cards have no sleeves. Put them into sleeves.',
  'sleeves-see-through': ({ marks }) =>
    `The sleeves are see-through, and the deck has such cards: ${things('en', marks)}. Use opaque or uniformly illustrated sleeves.`,
  'sleeves-not-alike': ({ sleeves }) =>
    `The sleeves of the deck are not alike (${labels[`sleeves.${sleeves}`]}). Use identical ones.`,
  'barred-mark': ({ mark }) =>
    `Cards of this kind may not be played here: ${thing('en', mark)}. Take the card out.`,
  proxy: ({ part }) =>
    `A proxy is not allowed (${labels[`part.${part}`]}). Bring the original component.`,
  'language-not-allowed': ({ language, allowed }) =>
    `The card is printed in a language that is not allowed: ${thing('en', language)}. Allowed: ${things('en', allowed)}.`,
  'name-ambiguous': ({ products }) =>
    `Several products have a card of this name and cost: ${products.join(', ')}. Write the product after the name.`,
  'not-released': ({ product, edition, released, days: needed, date }) => {
    const which = `${product} (edition: ${labels[`edition.${edition}`]})`
    return released === null
      ? `${which} never came out. Take the card out.`
      : `${which} came out on ${dayText('en', released)} and has to be out ${needed === 0 ? '' : `for at least ${days(needed)} `}on ${dayText('en', date)}. Take the card out.`
  },
  'release-unknown': ({ product, edition }) =>
    `The list does not say when ${product} came out (edition: ${labels[`edition.${edition}`]}). Check the date.`,
  'not-on-organizers-list': ({ product, region }) =>
    `${product} is not among the products of the organizer (region: ${thing('en', region)}). Take it out or ask the organizer.`,
  'organizers-list-missing': ({ region }) =>
    `In this region (${thing('en', region)}) the organizer says which products may be played. Add them to the details.`,
  'show-release-excluded': ({ product, show, event }) =>
    `${product} was first sold at ${thing('en', show)} and may not be played at this tournament (${thing('en', event)}). Take it out.`,
  'squad-changed': ({ part }) =>
    `Changed after the start: ${labels[`content.${part}`]}. Play what was handed in.`,
  'other-variant': ({ variant, played, tier }) =>
    `This format (${thing('en', variant)}) is not the one in the tournament rules (${thing('en', played)}; tier: ${labels[`tier.${tier}`]}). Choose that one.`,
}
