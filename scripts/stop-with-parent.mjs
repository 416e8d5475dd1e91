// Loaded with --import. npm hands a SIGTERM on to its shell only, and a SIGKILL to nobody: without
// this watch the program lives on, unseen, with the port and the database still open.
import { readFileSync } from 'node:fs'

const patience = 10_000
const parent = process.ppid
const npm = npmAbove(parent)

/** @param {number} pid @returns {number | null} the parent of another process, where /proc tells */
function parentOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
    return Number(fields?.[1])
  } catch {
    return null
  }
}

/**
 * npm runs us through a shell, and that shell outlives an npm that was killed. Any other grandparent
 * may go: a login shell ends while the programs it left in the background run on.
 *
 * @param {number} shell
 */
function npmAbove(shell) {
  try {
    const above = parentOf(shell)
    return readFileSync(`/proc/${above}/cmdline`, 'utf8').startsWith('npm ') ? above : null
  } catch {
    return null
  }
}

function isAlone() {
  if (process.ppid !== parent || (npm !== null && parentOf(parent) !== npm)) return true
  try {
    process.kill(parent, 0)
    return false
  } catch (error) {
    // Somebody else's process is alive although we may not signal it.
    return !(error instanceof Error && 'code' in error && error.code === 'EPERM')
  }
}

function tellToStop() {
  if (process.platform !== 'win32') process.kill(process.pid, 'SIGTERM')
  // There it would end at once, whoever listens; and nobody may.
  else if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1)
}

const watch = setInterval(() => {
  if (!isAlone()) return
  clearInterval(watch)
  tellToStop()
  setTimeout(() => process.exit(1), patience).unref()
}, 100)
watch.unref()
