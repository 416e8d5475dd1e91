/** Letters, digits and dashes: a name that every system takes. */
export const fileName = (text: string, ending: string): string => {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return `${plain === '' ? 'topcut' : plain.slice(0, 80)}.${ending}`
}

/** Of an event, what it is stays whole however long the event is called. */
export const fileNameOf = (
  [event, ...what]: readonly [event: string, ...what: string[]],
  ending: string,
): string => fileName([[...event].slice(0, 40).join(''), ...what].join(' '), ending)
