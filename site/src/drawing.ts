import { escaped } from './escaped.ts'

/**
 * The drawings of the architecture, told as a list: `a --> b & c` says that a imports b and c.
 * Drawn by a script they would be missing where scripts are.
 */
export const drawingHtml = (mermaid: string): string => {
  const lines = mermaid.split('\n').slice(1)
  const rows = lines.flatMap((line) => {
    const [from = '', to] = line.trim().split(' --> ')
    if (from === '') return []
    const name = `<b>${escaped(from)}</b>`
    return to === undefined
      ? [`<li>${name}</li>`]
      : [`<li>${name} imports ${escaped(to.replaceAll(' & ', ', '))}</li>`]
  })
  return `<ul class="drawing">${rows.join('')}</ul>\n`
}
