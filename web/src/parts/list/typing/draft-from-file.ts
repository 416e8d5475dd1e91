import { emptyShip, type FormOf, type ShipDraft } from './list-draft.ts'

type Squad = FormOf<'squad'>

const record = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : ''

const parsed = (pasted: string) => {
  if (!pasted.trim().startsWith('{')) return null
  try {
    return record(JSON.parse(pasted))
  } catch {
    return null
  }
}

const pilotOf = (value: unknown): ShipDraft | null => {
  const pilot = record(value)
  if (pilot === null) return null
  const upgrades = Object.values(record(pilot['upgrades']) ?? {}).flatMap(list)
  return {
    ...emptyShip,
    name: text(pilot['name'] ?? pilot['id']),
    // The file format forbids to trust its points, but they are all there is to begin with.
    points: text(pilot['points']),
    under: upgrades.map(text).join('\n'),
  }
}

/** A squad file as builders export it: ids for names, and no points that could be relied on. */
export const draftFromFile = (pasted: string, empty: Squad): Squad | null => {
  const file = parsed(pasted)
  const pilots = list(file?.['pilots']).flatMap((pilot) => pilotOf(pilot) ?? [])
  if (file === null || pilots.length === 0) return null
  const obstacles = list(file['obstacles']).map((one) => text(one).replaceAll('-', ''))
  return {
    ...empty,
    faction: text(file['faction']) || empty.faction,
    ships: pilots,
    obstacles: empty.obstacles.map((none, index) => obstacles[index] ?? none),
  }
}
