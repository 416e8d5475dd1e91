/** Whether the page reloads itself: then the server is there, and nobody need be warned. */
let isOwn = false

export const isBeginningAnew = (): boolean => isOwn

export const beginAnew = (): void => {
  isOwn = true
  window.location.reload()
}
