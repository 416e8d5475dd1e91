/**
 * Windows knows no SIGTERM from elsewhere: there it is Ctrl-C, Ctrl-Break or a window that is
 * closed. Elsewhere a SIGHUP is left alone, or whoever was started with nohup would stop all the same.
 */
const signals: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGTERM', 'SIGINT', 'SIGBREAK', 'SIGHUP'] : ['SIGTERM', 'SIGINT']

/** Calls `stop` on the first signal to stop, `hurry` on every further one. */
export const stopWhenTold = (stop: () => void, hurry: () => void = () => {}): void => {
  let isTold = false
  const hear = () => {
    const isAgain = isTold
    isTold = true
    if (isAgain) hurry()
    else stop()
  }
  for (const signal of signals) process.on(signal, hear)
}
