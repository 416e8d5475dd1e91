import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type FoundBrowser = {
  readonly executablePath: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

const cache = fileURLToPath(new URL('../../.cache/browser', import.meta.url))

function versionOf(name: string): string {
  const main = createRequire(import.meta.url).resolve(name)
  return JSON.parse(readFileSync(join(dirname(main), '..', 'package.json'), 'utf8')).version
}

/** Its own fonts only: without such a file text is invisible where a machine has no fonts. */
const fontsFile = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`

function unpack(folder: string): void {
  mkdirSync(cache, { recursive: true })
  const fresh = mkdtempSync(join(cache, 'unpacking-'))
  try {
    execFileSync(
      process.execPath,
      [fileURLToPath(new URL('unpack-chromium.mjs', import.meta.url))],
      {
        // The second makes it unpack the libraries that a bare machine lacks.
        env: { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
      },
    )
    writeFileSync(join(fresh, 'fonts.conf'), fontsFile(folder))
    // Moved whole: the package takes any file called "chromium" for a finished one.
    if (!existsSync(folder)) renameSync(fresh, folder)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** The Chromium that comes inside an npm package: needs no download page and no installed browser. */
export function chromiumFromNpm(): FoundBrowser | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const folder = join(cache, `chromium-${versionOf('@sparticuz/chromium')}`)
  if (!existsSync(join(folder, 'chromium'))) unpack(folder)
  return {
    executablePath: join(folder, 'chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    env: {
      HOME: folder,
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    },
  }
}
