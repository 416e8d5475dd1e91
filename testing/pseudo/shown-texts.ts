/**
 * Every text a page shows or reads out, but for what is marked as data (`translate="no"`). Runs in
 * the page, so it may use nothing from outside.
 */
export const shownTexts = (): readonly string[] => {
  const isData = (element: Element | null) => element?.closest('[translate="no"], script, style')
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!isData(node.parentElement)) texts.push(node.textContent ?? '')
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (isData(element)) continue
    for (const name of ['alt', 'aria-label', 'aria-description', 'placeholder', 'title']) {
      texts.push(element.getAttribute(name) ?? '')
    }
  }
  return [document.title, ...texts].map((text) => text.trim()).filter((text) => text !== '')
}
