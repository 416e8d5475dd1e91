// Runs one program and ends it when whoever started this is gone: standard input closes with them,
// however they end, and no database is left behind by a test run that was killed.
import { spawn } from 'node:child_process'

const [user = '', program = '', ...args] = process.argv.slice(2)
const as = user === '' ? {} : { uid: Number(user), gid: Number(user) }
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], ...as })
process.stdin.resume().on('end', () => child.kill('SIGINT'))
child.on('error', (fault) => {
  process.stderr.write(`${fault.message}\n`)
  process.exit(1)
})
child.on('exit', (code) => process.exit(code ?? 1))
