const utf8 = (bytes: ArrayBuffer): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Nothing is asked beforehand: a folder and a stick pulled out only tell while they are read. */
export const bytesOf = (file: Blob): Promise<ArrayBuffer | null> =>
  file.arrayBuffer().catch(() => null)

/**
 * The text of a file that Topcut or a program has written; null where it cannot be read or is no
 * UTF-8. Question marks in the place of its letters would be taken for somebody's forgery.
 */
export const textOfFile = async (file: Blob): Promise<string | null> => {
  const bytes = await bytesOf(file)
  return bytes === null ? null : utf8(bytes)
}

/** The same of a file that other tools and people save, also in the letters of an old alphabet. */
export const textOfAnyFile = async (file: Blob): Promise<string | null> => {
  const bytes = await bytesOf(file)
  return bytes === null ? null : (utf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes))
}
