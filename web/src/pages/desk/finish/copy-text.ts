/**
 * Copies what stands in a field. A page that came over plain HTTP has no clipboard of its own, only
 * the browser's older way; false where neither is granted, and the text stays selected.
 */
export const copyText = async (field: HTMLTextAreaElement): Promise<boolean> => {
  field.focus()
  field.select()
  try {
    if (navigator.clipboard !== undefined) {
      await navigator.clipboard.writeText(field.value)
      return true
    }
    return document.execCommand('copy')
  } catch {
    return false
  }
}
