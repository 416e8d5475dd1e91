/**
 * Copies a text. A page that came over plain HTTP has no clipboard of its own, only the browser's
 * older way, which needs a field where the keyboard may be: beside `near`, since an open dialog lets
 * nothing else have it. False where neither is granted.
 */
export const copyText = async (text: string, near: HTMLElement): Promise<boolean> => {
  try {
    if (navigator.clipboard !== undefined) {
      await navigator.clipboard.writeText(text)
      return true
    }
    const field = document.createElement('textarea')
    field.value = text
    field.className = 'vh'
    near.after(field)
    field.select()
    const isCopied = document.execCommand('copy')
    field.remove()
    near.focus()
    return isCopied
  } catch {
    return false
  }
}
