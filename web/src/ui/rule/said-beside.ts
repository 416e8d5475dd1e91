/** What holds one sentence; `data-here` marks one that no element of its own kind holds. */
const blocks = '[data-here], p, li, tr, dd, dl > div, label, legend, figcaption, .field'
const notSaid = '.rule, button, input, select, textarea, kbd, svg, [aria-hidden="true"]'

/** Words of neighbouring elements, as one would read them out. */
export const readOut = (texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)])/g, '$1')
    .replace(/\( /g, '(')

const textsIn = (element: Element): readonly string[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isSaid = node.parentElement?.closest(notSaid) == null
    if (isSaid) texts.push(node.textContent ?? '')
  }
  return texts
}

/** What is said of a thing, behind its name. */
const named = (pair: Element): readonly string[] => {
  const [name = '', ...said] = [...pair.children].map((part) => readOut(textsIn(part)))
  return [`${name}:`, ...said]
}

/** Longer than this is no sentence but a page. */
const longest = 240

/** Above a whole part of the page, it did everything below: that is no sentence. */
const headings = 'h1, h2, h3, h4, summary'

/** The sentence a chip stands behind: what its rule did here. */
export const saidBeside = (chip: HTMLElement): string | null => {
  if (chip.closest(headings) !== null) return null
  let block = chip.parentElement?.closest(blocks) ?? null
  while (block !== null) {
    const said = readOut(block.matches('dl > div') ? named(block) : textsIn(block))
    if (said !== '') return said.length > longest ? null : said
    block = block.parentElement?.closest(blocks) ?? null
  }
  return null
}
