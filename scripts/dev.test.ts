import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const program = fileURLToPath(new URL('dev.ts', import.meta.url))

const saidTo = (words: readonly string[]) => {
  const args = ['--disable-warning=ExperimentalWarning', program, '--data', temporaryFolder()]
  const { status, stderr } = spawnSync(process.execPath, [...args, ...words], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, stderr }
}

describe('npm run dev', () => {
  it.each([
    [['--prot', '1'], 'There is no “--prot” here. Options: --port N, --data FOLDER'],
    [['--port'], '--port needs a value. Options: --port N, --data FOLDER'],
    [['--port', 'abc'], '--port must be a number from 0 to 65535, not "abc".'],
  ])('says what is wrong with %j in one line', (words, sentence) => {
    expect(saidTo(words)).toEqual({ status: 2, stderr: `topcut: ${sentence}\n` })
  })

  it('says in one line that the port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const address = holder.address()
    const port = typeof address === 'object' ? address?.port : 0
    const said = saidTo(['--port', `${port}`])
    holder.close()
    expect(said).toEqual({
      status: 2,
      stderr: `topcut: Port ${port} is already taken; choose another with --port.\n`,
    })
  }, 60_000)
})
