/** Calls `stop` once, on the first SIGTERM or SIGINT. */
export const stopWhenTold = (stop: () => void): void => {
  let isTold = false
  const once = () => {
    if (isTold) return
    isTold = true
    stop()
  }
  process.on('SIGTERM', once).on('SIGINT', once)
}
