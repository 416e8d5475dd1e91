type Held = Readonly<Record<string, unknown>>

const objects = (value: unknown): readonly Held[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : []

/** How many matches a file holds, counted without its reader; null where that cannot be told. */
export const matchesHeld = (bytes: Uint8Array): number | null => {
  const text = new TextDecoder().decode(bytes)
  if (/^\s*(<\?[^>]*>\s*)?<CRYODEXDATA>/.test(text)) return seatedTags(text)
  if (/^\ufeff?stage,round,table,first,second,/.test(text)) return rowsIn(text)
  const json = parsed(text.split('^^')[0] ?? '')
  if (json === null) return null
  const dump = (json['data'] as Held | undefined)?.['entityGroupMap'] ?? json['entityGroupMap']
  if (typeof dump === 'object' && dump !== null) return dumped(dump as Held)
  const inside = (json['tournament'] as Held | undefined) ?? json
  if ('matches' in inside) return challenged(inside)
  if (!Array.isArray(inside['rounds'])) return null
  return inside['rounds'].reduce<number>((sum, round) => {
    const matches = Array.isArray(round) ? round : (round as Held | null)?.['matches']
    return sum + objects(matches).length
  }, 0)
}

/** Rows of a table that hold something; null where a quotation mark may go on over lines. */
const rowsIn = (text: string): number | null => {
  const lines = text.split(/\r\n|\n|\r/)
  const isWhole = lines.every((line) => line.split('"').length % 2 === 1)
  return isWhole ? lines.slice(1).filter((line) => /[^\s,]/.test(line)).length : null
}

const parsed = (text: string): Held | null => {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null ? (json as Held) : null
  } catch {
    return null
  }
}

/** Matches of the save file in which somebody sits. */
const seatedTags = (text: string): number =>
  [...text.matchAll(/<MATCH>([\s\S]*?)<\/MATCH>/g)].filter(([, inside = '']) =>
    /<PLAYER[12]>[^<\s]/.test(inside),
  ).length

/** Matches of a dump in which somebody sits. */
const dumped = (groups: Held): number | null => {
  const of = (kind: string) =>
    objects((groups[`${kind}:#`] as { entities?: unknown } | undefined)?.entities)
  const seats = new Set(of('MatchParticipant').map((seat) => `${seat['match_pk']}`))
  return new Set(
    of('Match')
      .map(({ pk }) => `${pk}`)
      .filter((pk) => seats.has(pk)),
  ).size
}

/** Matches of which somebody is known already. */
const challenged = (inside: Held): number =>
  objects(inside['matches'])
    .map((one) => (one['match'] as Held | undefined) ?? one)
    .filter((one) => [one['player1_id'], one['player2_id']].some((id) => id != null && id !== ''))
    .length
