/** What a browser lends: the screen stays on until it is released, or the page is hidden. */
type Lock = { readonly release: () => Promise<void> }

type Ports = {
  /** Refused where the battery is low, or the browser does not want to. */
  readonly ask: () => Promise<Lock>
  readonly isSeen: () => boolean
  /** Tells when the page is hidden or seen again; answers with how to stop that. */
  readonly whenSeenOrNot: (then: () => void) => () => void
}

/**
 * Keeps the screen on from now until what it answers with is called. A phone in a pocket must not
 * burn its battery: whatever is hidden is let go, and asked for anew when somebody looks.
 */
export const keepAwake = ({ ask, isSeen, whenSeenOrNot }: Ports): (() => void) => {
  let lock: Lock | null = null
  let isAsking = false
  let isOver = false

  const letGo = () => {
    const held = lock
    lock = null
    void held?.release().catch(() => {})
  }
  const look = async () => {
    if (isOver || !isSeen()) return letGo()
    if (lock !== null || isAsking) return
    isAsking = true
    lock = await ask().catch(() => null)
    isAsking = false
    // While it was asked for, somebody may have left.
    if (isOver || !isSeen()) letGo()
  }

  const forget = whenSeenOrNot(() => void look())
  void look()
  return () => {
    isOver = true
    forget()
    letGo()
  }
}
