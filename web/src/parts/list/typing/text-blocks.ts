/** The lines of a text that say something, in blocks with blank lines between them. */
export const textBlocks = (text: string): readonly (readonly string[])[] =>
  text
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((block) => block.length > 0)
