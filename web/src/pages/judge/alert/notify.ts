import { isOverTls } from '../../../state/over-tls.ts'

/** Over plain HTTP no browser has them; there the sound of the open page is all there is. */
export const canNotify = (): boolean =>
  isOverTls() && 'Notification' in window && 'serviceWorker' in navigator

/** In a press: asked at any other moment, most browsers say no without showing the question. */
export const askToNotify = async (): Promise<void> => {
  if (!canNotify()) return
  try {
    await navigator.serviceWorker.register('/offline.js', { updateViaCache: 'none' })
    await Notification.requestPermission()
  } catch {
    // A browser that has warned of the certificate allows none: it is then as over plain HTTP.
  }
}

export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted'

/** What the types of the pages do not know of: a phone that buzzes for the same matter again. */
type Loud = NotificationOptions & { readonly renotify: boolean; readonly vibrate: number[] }

/** Shown by the worker: a phone shows none that comes from a page itself. */
export const notify = async (tag: string, title: string, body: string): Promise<void> => {
  if (!mayNotify()) return
  const how: Loud = {
    body,
    tag,
    renotify: true,
    requireInteraction: true,
    vibrate: [400, 150, 400, 150, 400],
    data: { path: `${window.location.pathname}#calls` },
  }
  const worker = await navigator.serviceWorker.getRegistration()
  await worker?.showNotification(title, how).catch(() => {})
}

/** Once somebody is on the way, nobody else need take the phone out. */
export const takeDown = async (tag: string): Promise<void> => {
  if (!mayNotify()) return
  const worker = await navigator.serviceWorker.getRegistration()
  for (const shown of (await worker?.getNotifications({ tag })) ?? []) shown.close()
}
