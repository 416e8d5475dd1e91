/** A phone that slept may hold a connection that is dead without knowing it. */
const longSleep = 20_000

/** Tells when a connection should not be trusted any more without trying it. */
export const whenLookedAtAgain = (then: () => void): (() => void) => {
  let hiddenAt: number | null = null
  const visibility = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else if (hiddenAt !== null && Date.now() - hiddenAt > longSleep) then()
  }
  // Offline too: a server on this very machine is still there, one in the hall is not.
  window.addEventListener('online', then)
  window.addEventListener('offline', then)
  document.addEventListener('visibilitychange', visibility)
  return () => {
    window.removeEventListener('online', then)
    window.removeEventListener('offline', then)
    document.removeEventListener('visibilitychange', visibility)
  }
}
