/**
 * A line that shows what may be typed, as lines that are: `pair FILE [--entropy TEXT]` without what
 * stands in brackets and with all of it, once for each choice (`a|b`).
 */
export const synopsisLines = (line: string): readonly string[] => {
  if (!/\[[^\]]*\]/.test(line)) return [line]
  const least = line.replace(/ ?\[[^\]]*\]/g, '')
  const most = line.replace(/\[([^\]]*)\]/g, '$1').replace(/ …/g, '')
  const choice = /(?:^| )([\w-]+(?:\|[\w-]+)+)(?= |$)/.exec(most)?.[1]
  const chosen = choice?.split('|').map((one) => most.replace(choice, one))
  return [least, ...(chosen ?? [most])]
}

/** The words of a line, as a shell takes them apart. */
export const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:"([^"]*)"|'([^']*)'|([^\s"']+))+/g)].map(([whole]) =>
    whole.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'),
  )
