import { useEffect } from 'react'
import { keep, readKept } from '../state/kept.ts'
import { beginAnew } from './begin-anew.ts'

const key = 'topcut.page'
const session = () => window.sessionStorage

const scriptIn = (html: string): string | null =>
  /<script[^>]+src="([^"]+)"/.exec(html)?.[1] ?? null

const languageIn = (script: string) => script.split('/', 2)[1]

/**
 * Whether the document a browser has kept is not the one the server has by now. The one in another
 * language, chosen since, is no newer one: whoever types must not lose the page for it.
 */
export const isOutdated = (running: string | null, html: string): boolean => {
  const served = scriptIn(html)
  if (running === null || served === null || served === running) return false
  return languageIn(served) === languageIn(running)
}

/**
 * The document is kept for days, so that it opens without a network. As soon as there is one, it is
 * fetched anew: whoever came by a personal link has none at this address yet, and an outdated page
 * reloads itself, once.
 */
export const useFreshPage = (isLive: boolean): void => {
  useEffect(() => {
    if (!isLive) return
    const look = async () => {
      try {
        const answer = await fetch(window.location.pathname, { cache: 'reload' })
        const running = document.querySelector('script[type="module"]')?.getAttribute('src')
        const html = await answer.text()
        if (!answer.ok || !isOutdated(running ?? null, html)) return
        const served = scriptIn(html) ?? ''
        if (readKept(session, key) === served) return
        keep(session, key, served)
        beginAnew()
      } catch {
        // Later, with the next connection.
      }
    }
    void look()
  }, [isLive])
}
