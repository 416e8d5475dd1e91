import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { chromium } from 'playwright-core'
import type { FoundBrowser } from './chromium-from-npm.ts'
import { chromiumFromNpm } from './chromium-from-npm.ts'

const plain = (executablePath: string): FoundBrowser => ({ executablePath, args: [], env: {} })

/** A test browser that calls home waits on networks a hall or a build machine may not have. */
const quiet = [
  '--disable-background-networking',
  '--disable-client-side-phishing-detection',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
]

const usualPlaces: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: [
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name]
    if (folder === undefined) return []
    return [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]
  }),
}

function findBrowser(): FoundBrowser | null {
  const asked = process.env['BROWSER_PATH']
  if (asked !== undefined && asked !== '') return plain(asked)
  const own = chromium.executablePath()
  const installed = [own, ...(usualPlaces[process.platform] ?? [])].find((file) => existsSync(file))
  return installed === undefined ? chromiumFromNpm() : plain(installed)
}

/** A real browser for a test, whatever the machine has. Close it when the test is over. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const found = findBrowser()
  if (found === null) {
    throw new Error('no browser found: install Chrome, or name one in BROWSER_PATH')
  }
  return chromium.launch({
    executablePath: found.executablePath,
    args: [...quiet, ...found.args, ...more],
    env: { ...definedEnv(), ...found.env },
  })
}

function definedEnv(): Record<string, string> {
  const entries = Object.entries(process.env)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
