const cellsOf = (line: string): readonly string[] | null => {
  const row = line.trim()
  return row.length > 2 && row.startsWith('|') && row.endsWith('|')
    ? row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
    : null
}

const isRule = (cells: readonly string[] | null | undefined): boolean =>
  cells?.every((cell) => /^:?-+:?$/.test(cell)) ?? false

/**
 * `| Nexu | 8 |`: the rows of a table in Markdown as columns, line by line. Its rule would be a card
 * that nobody knows, and so would the words above it, which are a heading at most.
 */
export const withoutTables = (text: string): string => {
  if (!text.includes('|')) return text
  const lines = text.split(/\r\n|\r|\n/)
  const rows = lines.map(cellsOf)
  return lines
    .map((line, at) => {
      const cells = rows[at] ?? null
      if (cells === null) return line
      if (isRule(cells)) return ''
      const filled = cells.filter((cell) => cell !== '')
      return isRule(rows[at + 1]) ? `${filled[0] ?? ''}:` : filled.join('\t')
    })
    .join('\n')
}
