/** One person's, not the device's. */
const personal = /^topcut\.(?:phone|outbox|my-name|registration)\./

/**
 * Whoever comes next must find nothing of who was here: what was seen, what was typed, what was not
 * sent, the link that let somebody in. Over plain HTTP no browser empties itself when it is told.
 */
export const forgetPerson = (
  local: () => Storage = () => window.localStorage,
  tab: () => Storage = () => window.sessionStorage,
): void => {
  try {
    const kept = local()
    for (const key of Object.keys(kept).filter((one) => personal.test(one))) kept.removeItem(key)
    tab().clear()
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
