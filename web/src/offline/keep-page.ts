import { isOverTls } from '../state/over-tls.ts'
import type { KeepPage } from './kept-pages.ts'

const filesHere = (): readonly string[] =>
  performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)

/** From now on this page opens without a network. Over plain HTTP there is no such thing. */
export const keepPage = async (): Promise<void> => {
  if (!isOverTls() || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/offline.js', { updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    const kept: KeepPage = { page: window.location.pathname, files: filesHere() }
    active?.postMessage(kept)
  } catch {
    // A browser that has warned of the certificate allows none: it is then as over plain HTTP.
  }
}
