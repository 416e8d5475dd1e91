const mark = '^^THIS IS A SEPARATOR^^'

/** TOME shows its export as a text to be copied: the dump, a mark, the last key it gave out. */
export const withoutLastKey = (text: string): string => {
  const end = text.indexOf(mark)
  return end < 0 ? text : text.slice(0, end)
}
