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

/** Hands a text, a picture, or what a program wrote, to the visitor as a file. */
export const saveFile = (
  name: string,
  content: string | Blob | Uint8Array<ArrayBuffer>,
  type: string,
): void => {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Taken back at once, some browsers would save nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
