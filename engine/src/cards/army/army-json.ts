import { isObject, type Json } from '../json.ts'

const listUnder = (json: Json, ...keys: readonly string[]): readonly unknown[] | null => {
  for (const key of keys) {
    const value = json[key]
    if (Array.isArray(value)) return value
  }
  return null
}

const wordUnder = (json: Json, ...keys: readonly string[]): string =>
  keys.map((key) => json[key]).find((value) => typeof value === 'string') ?? ''

const numberUnder = (json: Json, ...keys: readonly string[]): number | null =>
  keys.map((key) => json[key]).find((value) => typeof value === 'number') ?? null

const lineOf = (item: unknown): string => {
  if (typeof item === 'string') return item
  if (!isObject(item)) return ''
  const count = numberUnder(item, 'count', 'copies', 'quantity')
  const points = numberUnder(item, 'points', 'cost')
  const name = wordUnder(item, 'id', 'card', 'name')
  return `${count === null ? '' : `${count}x `}${name}${points === null ? '' : ` (${points})`}`
}

const withThoseUnder = (item: unknown): readonly string[] => {
  const under = isObject(item) ? (listUnder(item, 'attachments', 'upgrades') ?? []) : []
  return [lineOf(item), ...under.map((one) => `  ${lineOf(one)}`)]
}

/** A file of cards as the text it would be; null where it is none. */
export const armyText = (json: unknown): string | null => {
  if (Array.isArray(json)) return json.flatMap(withThoseUnder).join('\n')
  if (!isObject(json)) return null
  const inner = json['list'] ?? json['army']
  if (isObject(inner)) return armyText(inner)
  const groups = listUnder(json, 'deployments', 'deployment', 'deploymentCards', 'entries', 'cards')
  const deck = listUnder(json, 'commandDeck', 'commands', 'command', 'commandCards')
  if (groups === null && deck === null) return null
  const faction = wordUnder(json, 'faction', 'affiliation')
  const total = numberUnder(json, 'total', 'declaredPoints', 'points')
  return [
    ...(faction === '' ? [] : [`Faction: ${faction}`]),
    ...(total === null ? [] : [`Total: ${total}`]),
    'Deployment cards',
    ...(groups ?? []).flatMap(withThoseUnder),
    ...(deck === null ? [] : ['Command deck', ...deck.map(lineOf)]),
  ].join('\n')
}
