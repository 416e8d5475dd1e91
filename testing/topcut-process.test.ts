import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'
import { startTopcut } from './topcut-process.ts'

/** Stands in for the server: says the line, answers with its arguments, leaves a mark at its end. */
const standIn = `
import { createServer } from 'node:http'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
const data = process.argv[process.argv.indexOf('--data') + 1]
if (process.argv.includes('--broken')) {
  console.error('the disk is full')
  process.exit(3)
}
const server = createServer((request, response) => response.end(process.argv.slice(2).join(' ')))
server.listen(0, '127.0.0.1', () => {
  console.log('a line before')
  console.log('Topcut is ready at http://127.0.0.1:' + server.address().port)
})
process.on('SIGTERM', () => {
  writeFileSync(join(data, 'ended-politely'), '')
  process.exit(0)
})`

const folder = temporaryFolder()
const main = join(folder, 'main.mjs')
writeFileSync(main, standIn)

describe('a server of its own for a test', () => {
  it('is ready when it is handed over, on a port of its own', async () => {
    const topcut = await startTopcut({ main, args: ['--host', '127.0.0.1'] })
    const said = await (await fetch(topcut.url)).text()
    await topcut.stop()
    expect(said).toBe(`--port 0 --data ${topcut.data} --host 127.0.0.1`)
    expect(topcut.output()).toMatch(/^a line before\n/)
    expect(existsSync(topcut.data)).toBe(false)
  })

  it('keeps the data it was given', async () => {
    const topcut = await startTopcut({ main, data: folder })
    await topcut.stop()
    expect(existsSync(join(folder, 'ended-politely'))).toBe(true)
  })

  it('ends without a word when it is killed', async () => {
    const topcut = await startTopcut({ main, data: temporaryFolder() })
    await topcut.kill()
    expect(existsSync(join(topcut.data, 'ended-politely'))).toBe(false)
    await expect(fetch(topcut.url)).rejects.toThrow()
  })

  it('says why it never became ready', async () => {
    const broken = startTopcut({ main, data: folder, args: ['--broken'] })
    await expect(broken).rejects.toThrow('the disk is full')
  })
})
