import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const folder = temporaryFolder()
const child = new URL('child.mjs', import.meta.url).href
const watch = new URL('stop-with-parent.mjs', import.meta.url).href

function script(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const patient = script(
  'patient.mjs',
  `setInterval(() => {}, 1000)
  process.on('SIGTERM', () => { console.log('stopped politely'); process.exit(7) })
  console.log('ready')`,
)
const door = script(
  'door.mjs',
  `import { endLike, runChild } from '${child}'
  endLike(await runChild(process.execPath, ['--import', '${watch}', ...process.argv.slice(2)]))`,
)

// Like npm: its title, and a shell between it and the program.
const npm = script(
  'npm.mjs',
  `import { spawn } from 'node:child_process'
  process.title = 'npm start'
  const line = '"$0" --import "$1" "$2"; true'
  spawn('sh', ['-c', line, process.execPath, '${watch}', process.argv[2]], { stdio: 'inherit' })`,
)

/** Starts the door with a program behind it and waits for the first words of the program. */
async function start(program: string, through = door) {
  const started = spawn(process.execPath, [through, program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  started.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  await once(started.stdout, 'data')
  return { door: started, closed: once(started, 'close'), said: () => said }
}

describe('a program behind the door', () => {
  it('hears a SIGTERM sent to the door, and the door ends as it ends', async () => {
    const run = await start(patient)
    run.door.kill('SIGTERM')
    expect(await run.closed).toEqual([7, null])
    expect(run.said()).toContain('stopped politely')
  })

  it('stops when the door is killed, although nobody can hand that on', async () => {
    const run = await start(patient)
    run.door.kill('SIGKILL')
    // Closed only when the program behind has let go of the shared output.
    expect(await run.closed).toEqual([null, 'SIGKILL'])
    expect(run.said()).toContain('stopped politely')
  })

  it.runIf(process.platform === 'linux')('stops when the npm above it is killed', async () => {
    const run = await start(patient, npm)
    run.door.kill('SIGKILL')
    expect(await run.closed).toEqual([null, 'SIGKILL'])
    expect(run.said()).toContain('stopped politely')
  })

  it('hands its own exit code out', async () => {
    const run = await start(script('three.mjs', "console.log('three'); process.exitCode = 3"))
    expect(await run.closed).toEqual([3, null])
  })

  it('hands the signal that ended it out', async () => {
    const text = "process.stdout.write('bye', () => process.kill(process.pid, 'SIGKILL'))"
    const run = await start(script('aborted.mjs', text))
    expect(await run.closed).toEqual([null, 'SIGKILL'])
  })
})
