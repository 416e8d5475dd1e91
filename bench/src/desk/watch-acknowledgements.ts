/** What the page under measure keeps: milliseconds for every table that was acknowledged. */
export type Acknowledged = { readonly acknowledged: { readonly [table: number]: number } }

/** Runs in the page: from the key to the frame in which the row says that the result is entered. */
export const watchAcknowledgements = (): void => {
  const pressed = new Map<number, number>()
  const acknowledged: { [table: number]: number } = {}
  Object.assign(window, { acknowledged })
  window.addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Enter' || !(key.target instanceof HTMLInputElement)) return
      pressed.set(Number.parseInt(key.target.value, 10), key.timeStamp)
    },
    { capture: true },
  )
  const look = () => {
    for (const [table, since] of pressed) {
      const row = document.querySelector(`[data-testid="table-${table}"]`)
      if (row?.querySelector('[data-status="entered"]') == null) continue
      pressed.delete(table)
      requestAnimationFrame(() => {
        // After this frame has been painted.
        setTimeout(() => {
          acknowledged[table] = performance.now() - since
        })
      })
    }
  }
  const change = { subtree: true, childList: true, attributes: true }
  new MutationObserver(look).observe(document.body, change)
}
