import {
  type Edition,
  type Finding,
  type ListContent,
  type LockedPart,
  parts,
  type ShipLack,
  type Sleeves,
  sleeveKinds,
} from '@topcut/engine'
import Type, { type Static, type TProperties } from 'typebox'
import { closed } from '../closed.ts'
import { count, orNull, points, ruleId, side, word, words } from '../facts/on-record.ts'
import type { Described } from '../same.ts'
import { daySchema, tierSchema } from '../setup.ts'
import { typed } from '../text.ts'

const contents = [
  'ships',
  'total',
  'obstacles',
  'damage-deck',
  'deployments',
  'command-deck',
  'objectives',
  'owner',
  'team-mate',
] as const satisfies readonly ListContent[]

const lockedParts = [
  'ships',
  'obstacles',
  'damage-deck',
  'deployments',
  'command-deck',
  'decks',
] as const satisfies readonly LockedPart[]

const part = Type.Enum([...parts])
const edition = typed<Edition>(Type.Enum(['german', 'english', 'polish', 'north-american']))
const index = Type.Optional(count)
const where = Type.Object(
  { deck: index, entry: index, under: index, name: Type.Optional(word) },
  closed,
)
const needed = { count, needed: count }

const findingOf = <const C extends Finding['code'], P extends TProperties>(code: C, fields: P) =>
  Type.Object(
    {
      code: Type.Literal(code),
      rule: ruleId,
      severity: Type.Enum(['must', 'should']),
      where: Type.Optional(where),
      ...fields,
    },
    closed,
  )

const on = Type.Enum(['ship', 'squad'])
const lackOf = <const L extends ShipLack['lack'], P extends TProperties>(lack: L, fields: P) =>
  Type.Object({ lack: Type.Literal(lack), ...fields }, closed)
const shipLack = Type.Union([
  lackOf('kind', { ships: words }),
  lackOf('value', {
    of: Type.Enum(['attack', 'agility', 'hull', 'shields']),
    least: orNull(points),
    most: orNull(points),
  }),
  lackOf('action', { action: word }),
  lackOf('slot', { slot: word }),
  lackOf('no-slot', { slot: word }),
])

/** What was wrong with a list, where a leader let it pass. */
export const findingSchema = Type.Union([
  findingOf('list-missing', {}),
  findingOf('unchecked', {}),
  findingOf('list-incomplete', { missing: Type.Enum([...contents]) }),
  findingOf('over-point-cap', { points, cap: points }),
  findingOf('total-differs', { total: points, points }),
  findingOf('faction-not-offered', { faction: word, offered: words }),
  findingOf('other-faction', { part, faction: word, squad: word }),
  findingOf('obstacle-count', needed),
  findingOf('obstacle-repeated', { obstacle: word }),
  findingOf('obstacle-unknown', { obstacle: word }),
  findingOf('damage-deck-not-allowed', { deck: word, allowed: words, date: daySchema }),
  findingOf('deck-count', { side, ...needed }),
  findingOf('affiliation-count', needed),
  findingOf('too-few-sets', { sets: count, needed: count }),
  findingOf('card-without-objective', { set: word }),
  findingOf('too-many-copies', { copies: count, most: count }),
  findingOf('other-affiliation', { affiliation: word, deck: word }),
  findingOf('wrong-side', { side, deck: side }),
  findingOf('team-size', needed),
  findingOf('owner-without-deck', { owner: word, side }),
  findingOf('unknown-card', { text: word, nearest: words }),
  findingOf('unique-twice', {}),
  findingOf('limited-twice', { most: count, on }),
  findingOf('pilot-not-of-ship', { ship: word, ships: words }),
  findingOf('without-cost', {}),
  findingOf('not-for-faction', { factions: words }),
  findingOf('not-for-ship', { because: shipLack }),
  findingOf('not-for-size', { sizes: words }),
  findingOf('skill-too-low', { skill: points, needed: points }),
  findingOf('no-slot', { slot: word, ship: word }),
  findingOf('needs-card', { card: word, on }),
  findingOf('command-deck-size', needed),
  findingOf('command-cost', { cost: points, most: points }),
  findingOf('command-limit', { count, most: count }),
  findingOf('figure-missing', { figures: words }),
  findingOf('sleeves-missing', {}),
  findingOf('sleeves-see-through', { marks: words }),
  findingOf('sleeves-not-alike', { sleeves: typed<Sleeves>(Type.Enum([...sleeveKinds])) }),
  findingOf('barred-mark', { mark: word }),
  findingOf('proxy', { part }),
  findingOf('language-not-allowed', { language: word, allowed: words }),
  findingOf('name-ambiguous', { products: words }),
  findingOf('not-released', {
    product: word,
    edition,
    released: orNull(daySchema),
    days: count,
    date: daySchema,
  }),
  findingOf('release-unknown', { product: word, edition }),
  findingOf('not-on-organizers-list', { product: word, region: word }),
  findingOf('organizers-list-missing', { region: word }),
  findingOf('show-release-excluded', { product: word, show: word, event: word }),
  findingOf('squad-changed', { part: Type.Enum([...lockedParts]) }),
  findingOf('other-variant', { variant: word, played: word, tier: tierSchema }),
])

true satisfies Described<Static<typeof findingSchema>, Finding>
