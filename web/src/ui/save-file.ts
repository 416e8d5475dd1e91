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
