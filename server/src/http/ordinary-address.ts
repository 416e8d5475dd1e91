/** Longer than the address of any page, shorter than what a disk refuses to look up. */
const longest = 2_000
const longestName = 255

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

const isName = (segment: string): boolean => {
  const name = decoded(segment)
  if (name === null || name === '' || name === '.' || name === '..') return false
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a name with a zero byte is no name.
  return !/[/\\\x00]/.test(name) && Buffer.byteLength(name) <= longestName
}

/**
 * Whether a file or a page of ours could have this address. Whatever else programs try is not even
 * looked for: the disk's complaints would count as faults of the server.
 */
export const isOrdinaryAddress = (path: string): boolean => {
  if (!path.startsWith('/') || path.length > longest) return false
  const segments = path.slice(1).split('/')
  // A slash at the end is no name left out.
  if (segments.at(-1) === '') segments.pop()
  return segments.every(isName)
}
