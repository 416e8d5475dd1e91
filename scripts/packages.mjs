// Plain JavaScript for Node 18 and newer: runs before any package is there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runsOnGlibc } from './choose-node.mjs'

/**
 * @typedef {{
 *   version?: string, integrity?: string, optional?: boolean,
 *   os?: string | string[], cpu?: string | string[], libc?: string | string[],
 * }} Package
 * @typedef {{ os: string, cpu: string, libc: string | null }} Machine
 */

/** @param {string} file @returns {Readonly<Record<string, Package>>} */
function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}

/** @returns {Machine} */
function thisMachine() {
  const { platform: os, arch: cpu } = process
  if (os !== 'linux') return { os, cpu, libc: null }
  return { os, cpu, libc: runsOnGlibc() ? 'glibc' : 'musl' }
}

/** @param {string | string[] | undefined} names @param {string | null} name */
function allows(names, name) {
  return names === undefined || (name !== null && [names].flat().includes(name))
}

/**
 * npm leaves out the optional packages of other machines, but also, on a Node it takes for too old,
 * this machine's own: the builder would then find its native half missing.
 *
 * @param {Package} entry
 * @param {Machine} machine
 */
function mayBeMissing(entry, machine) {
  if (entry.optional !== true) return false
  if (entry.os === undefined || entry.cpu === undefined) return true
  const { os, cpu, libc } = machine
  return !(allows(entry.os, os) && allows(entry.cpu, cpu) && allows(entry.libc, libc))
}

/**
 * Whether node_modules holds what the lock file names. npm's own record is compared, not a stamp of
 * ours: packages put there by hand with `npm ci` are not brought a second time, and an interrupted
 * `npm ci` leaves no record.
 *
 * @param {string} folder
 */
export function packagesAreThere(folder, machine = thisMachine()) {
  const record = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = readLock(record)
  return Object.entries(readLock(join(folder, 'package-lock.json'))).every(([path, wanted]) => {
    if (path === '') return true
    const found = installed[path]
    if (found === undefined) return mayBeMissing(wanted, machine)
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}
