import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Platform } from './platforms.ts'
import { type Packed, tarOf } from './tar.ts'
import { zipOf } from './zip.ts'

/** 1 is done in a fifth of the time and a fifth larger. */
export type Level = 1 | 6

/** Not part of Node: half the size of gzip, where the machine that makes a release has it. */
const xz = (bytes: Buffer, level: Level): Buffer | null => {
  const program = 'xz'
  const options = { input: bytes, maxBuffer: 1024 ** 3 }
  const { stdout, status } = spawnSync(program, [`-${level}`, '-T0', '-c'], options)
  return status === 0 ? stdout : null
}

type Wanted = {
  readonly platform: Platform
  readonly executable: string
  readonly nodeLicence: string
  readonly staged: string
  /** Where the archive goes, without its ending. */
  readonly into: string
  readonly seconds: number
  readonly level: Level
}

/** What is downloaded: the executable and the licences of everybody whose work is in it. */
export const archive = (wanted: Wanted): string => {
  const { platform, executable, nodeLicence, staged, into, seconds } = wanted
  const plain = (name: string, file: string): Packed => ({
    name,
    bytes: readFileSync(file),
    isProgram: false,
  })
  const files = [
    { name: platform.program, bytes: readFileSync(executable), isProgram: true },
    plain('LICENSE.txt', join(staged, 'LICENSE')),
    plain('THIRD-PARTY.txt', join(staged, 'THIRD-PARTY.txt')),
    plain('NODE-LICENSE.txt', nodeLicence),
  ]
  const write = (ending: string, bytes: Buffer): string => {
    writeFileSync(`${into}${ending}`, bytes)
    return `${into}${ending}`
  }
  if (platform.os === 'win32') return write('.zip', zipOf(files, seconds))
  const tar = tarOf(files, seconds)
  const small = xz(tar, wanted.level)
  return small === null ? write('.tar.gz', gzipSync(tar, { level: 9 })) : write('.tar.xz', small)
}
