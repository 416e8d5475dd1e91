/** As many letters as tell a name apart from its neighbour on another leaf. */
const prefix = (name: string, neighbour: string | undefined): string => {
  const letters = [...name]
  const others = [...(neighbour ?? '')]
  const same = letters.findIndex((letter, at) => letter !== others[at])
  return letters
    .slice(0, (same < 0 ? letters.length : same) + 1)
    .join('')
    .trim()
}

/** What each leaf of an alphabetical list holds: `A – Ke`, `Ki – Ż`. */
export const letterRanges = (leaves: readonly (readonly string[])[]): readonly string[] =>
  leaves.map((names, leaf) => {
    const from = prefix(names[0] ?? '', leaves[leaf - 1]?.at(-1))
    const to = prefix(names.at(-1) ?? '', leaves[leaf + 1]?.[0])
    return from === to ? from : `${from} – ${to}`
  })
