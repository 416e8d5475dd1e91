/** What a heading is called behind the `#` of an address, as code hosts call it. */
const fragmentName = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-')

/** Names the headings of one document in their order: the second of a name is counted. */
export const fragmentNames = (): ((heading: string) => string) => {
  const seen = new Map<string, number>()
  return (heading) => {
    const name = fragmentName(heading.trim())
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    return count === 0 ? name : `${name}-${count}`
  }
}
