import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BiDi, connectBiDi } from './bidi.ts'
import { type Colours, drivenWindow, type OpenedEngine, type WindowSize } from './driven-window.ts'

const program = '/usr/bin/firefox-esr'

export const firefoxLacks = (): string | null => (existsSync(program) ? null : 'firefox-esr')

/** A test browser that calls home waits on networks a hall or a build machine may not have. */
const settings = (colours: Colours): Readonly<Record<string, string | number | boolean>> => ({
  'intl.accept_languages': 'en-GB, en',
  'layout.css.prefers-color-scheme.content-override': colours === 'dark' ? 0 : 1,
  'ui.prefersReducedMotion': 1,
  // As on a phone: a bar beside the page would take some of its width.
  'ui.useOverlayScrollbars': 1,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
})

const listening = /WebDriver BiDi listening on (ws:\S+)/

const openTab = async (bidi: BiDi, viewport: WindowSize) => {
  // Cookies of its own: nobody else's phone.
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext', {})
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  })
  await bidi.send('browsingContext.setViewport', { context, viewport })
  return drivenWindow({
    goTo: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'interactive' })
    },
    evaluate: async (expression) => {
      const target = { context }
      const answer = await bidi.send<{
        readonly result?: { readonly value: string }
        readonly exceptionDetails?: { readonly text: string }
      }>('script.evaluate', { expression, target, awaitPromise: false })
      if (answer.result === undefined) throw new Error(answer.exceptionDetails?.text)
      return answer.result.value
    },
    act: async (actions) => {
      await bidi.send('input.performActions', { context, actions })
      await bidi.send('input.releaseActions', { context })
    },
    setCookie: async (url, name, value) => {
      const cookie = { name, value: { type: 'string', value }, domain: new URL(url).hostname }
      const partition = { type: 'storageKey', userContext }
      await bidi.send('storage.setCookie', { cookie, partition })
    },
    picture: async () => {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      await bidi.send('browser.removeUserContext', { userContext })
    },
  })
}

/** Firefox without a screen, with as many windows as are asked for, each of somebody else. */
export const openFirefox = async (colours: Colours): Promise<OpenedEngine> => {
  const profile = mkdtempSync(join(tmpdir(), 'topcut-firefox-'))
  const lines = Object.entries(settings(colours)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const child = spawn(program, args, {
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const killed = () => void child.kill('SIGKILL')
  process.once('exit', killed)
  const ended = once(child, 'exit')
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = listening.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error(`Firefox ended before it was ready:\n${said}`)))
  })
  const bidi = await connectBiDi(`${address}/session`)
  await bidi.send('session.new', { capabilities: {} })
  return {
    openWindow: (size) => openTab(bidi, size),
    close: async () => {
      child.kill('SIGTERM')
      await ended
      process.off('exit', killed)
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
