const able = 'a[href], button, input, select, textarea, summary'

/** So long a section may take to come and to be drawn. */
const patience = 2_000

/** Gives the keyboard to a place on the page, as soon as it is drawn. */
export const focusPlace = (testId: string): void => {
  const begun = performance.now()
  const look = () => {
    const place = document.querySelector<HTMLElement>(`[data-testid="${testId}"]`)
    if (place === null) {
      if (performance.now() - begun < patience) requestAnimationFrame(look)
      return
    }
    // Folded away it could not be seen.
    place.closest('details')?.setAttribute('open', '')
    const field = place.matches(able) ? place : place.querySelector<HTMLElement>(able)
    field?.focus()
    place.scrollIntoView({ block: 'center' })
  }
  look()
}
