import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const isText = /\.(css|html|js|svg)$/

/**
 * Writes every file a second and third time, compressed: a hall's Wi-Fi carries a third, and the
 * server spends nothing on it while sixty phones open the page at once.
 */
export const compressed = (): Plugin => {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    writeBundle: (_, bundle) => {
      for (const name of Object.keys(bundle)) {
        if (!isText.test(name)) continue
        const whole = readFileSync(join(folder, name))
        writeFileSync(join(folder, `${name}.gz`), gzipSync(whole, { level: 9 }))
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(whole))
      }
    },
  }
}
