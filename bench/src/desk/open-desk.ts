import type { Browser, BrowserContext } from 'playwright-core'
import type { BenchServer } from '../server/bench-server.ts'

/** A window of its own at the desk, signed in. */
export const deskContext = async (
  browser: Browser,
  server: BenchServer,
): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const [name = '', value = ''] = server.cookies[0]?.split('=', 2) ?? []
  await context.addCookies([{ name, value, url: server.url }])
  return context
}
