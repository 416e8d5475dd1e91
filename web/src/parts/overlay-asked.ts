/** What the address of an overlay asks for, behind its `#`. */
export type OverlayAsked = {
  /** A table it keeps to, whatever is chosen at the desk; null: it follows the desk. */
  readonly table: number | null
  /** The lists, where everybody may see them. */
  readonly hasLists: boolean
  /** Points, record and place of the two. */
  readonly hasStanding: boolean
  /** The match at the top of the picture instead of at its bottom. */
  readonly isAtTop: boolean
}

/** `12,no-lists,no-standing,top`: parted by commas, each of them may be missing. */
export const overlayAsked = (fragment: string): OverlayAsked => {
  const words = fragment.split(',')
  const table = words.find((word) => /^[1-9]\d{0,3}$/.test(word))
  return {
    table: table === undefined ? null : Number(table),
    hasLists: !words.includes('no-lists'),
    hasStanding: !words.includes('no-standing'),
    isAtTop: words.includes('top'),
  }
}

/** The fragment that `overlayAsked` reads. */
export const overlayFragment = ({ table, ...shows }: OverlayAsked): string =>
  [
    ...(table === null ? [] : [`${table}`]),
    ...(shows.hasLists ? [] : ['no-lists']),
    ...(shows.hasStanding ? [] : ['no-standing']),
    ...(shows.isAtTop ? ['top'] : []),
  ].join(',')
