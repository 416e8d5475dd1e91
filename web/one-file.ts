import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** In a document these would end the script, or hide the rest of it. */
const insideScript = (code: string): string =>
  code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')

/**
 * What the file may do, by its own word: run what it holds, ask the server it came from, if any, and
 * nothing else. So whoever opens a copy from a disk need not believe that nothing is sent.
 */
const policyFor = (script: string, style: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

const textOf = (files: Rolldown.OutputBundle, isWanted: (name: string) => boolean): string =>
  Object.values(files)
    .filter(({ fileName }) => isWanted(fileName))
    .map((file) => (file.type === 'chunk' ? file.code : `${file.source}`).trim())
    .join('\n')

/** Puts script and style into their document: a file that somebody saved has nothing beside it. */
export const oneFile = (): Plugin => ({
  name: 'one-file',
  apply: 'build',
  enforce: 'post',
  generateBundle: (_, files) => {
    const script = insideScript(textOf(files, (name) => name.endsWith('.js')))
    const style = textOf(files, (name) => name.endsWith('.css'))
    for (const [name, file] of Object.entries(files)) {
      if (file.type === 'chunk' || !name.endsWith('.html')) {
        delete files[name]
        continue
      }
      const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor(script, style)}" />`
      // Functions: what stands behind a dollar sign in the script is none of a replacement.
      file.source = `${file.source}`
        .replace(/\s*<script\b[^>]*><\/script>/, '')
        .replace(/\s*<link rel="stylesheet"[^>]*>/, () => `\n    <style>${style}</style>`)
        .replace(/<meta charset="utf-8" \/>/, (charset) => `${charset}\n    ${policy}`)
        .replace('</body>', () => `<script type="module">${script}</script>\n  </body>`)
    }
  },
})
