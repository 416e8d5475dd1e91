type Words = { [key: string]: unknown }

const places = new Map<string, Words>()

/**
 * The place of words that do not come with the page, empty until somebody asks for their language.
 * The build puts it where a topic names another language than its own (`one-language.ts`).
 */
export const wordsLater = (file: string, name: string): Words => {
  const key = `${file} ${name}`
  const place = places.get(key) ?? {}
  places.set(key, place)
  return place
}
