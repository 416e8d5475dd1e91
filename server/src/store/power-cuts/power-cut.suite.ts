import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { openSqliteStore } from '../sqlite/sqlite-store.ts'
import { appendingNumber, cutEvent, luckFrom } from './appendings.suite.ts'
import type { Step } from './recorded-writes.suite.ts'

/** The least a disk writes as a whole. */
const sector = 512

type Disk = { bytes: Buffer; pending: Extract<Step, { readonly kind: 'write' }>[] }

const grown = (bytes: Buffer, size: number): Buffer =>
  bytes.length >= size ? bytes : Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])

const put = (disk: Disk, at: number, bytes: Buffer): void => {
  disk.bytes = grown(disk.bytes, at + bytes.length)
  bytes.copy(disk.bytes, at)
}

/**
 * What a disk holds whose power goes after `end` steps. What was synced is there. Of what was
 * written since, each sector is there or is not, in no order.
 */
const afterPowerCut = (
  steps: readonly Step[],
  end: number,
  luck: () => number,
): { readonly files: ReadonlyMap<string, Buffer>; readonly answered: number } => {
  const disks = new Map<string, Disk>()
  let answered = 0
  for (const step of steps.slice(0, end)) {
    if (step.kind === 'answer') {
      answered = step.n
      continue
    }
    const disk = disks.get(step.file) ?? { bytes: Buffer.alloc(0), pending: [] }
    disks.set(step.file, disk)
    if (step.kind === 'write') disk.pending.push(step)
    else {
      for (const { at, bytes } of disk.pending.splice(0)) put(disk, at, bytes)
      if (step.kind === 'truncate') disk.bytes = disk.bytes.subarray(0, step.size)
    }
  }
  for (const disk of disks.values()) {
    // Sometimes nearly all of it got there, sometimes nearly nothing.
    const share = luck()
    for (const { at, bytes } of disk.pending) {
      for (let from = 0; from < bytes.length; ) {
        const to = Math.min(bytes.length, from + sector - ((at + from) % sector))
        if (luck() < share) put(disk, at + from, bytes.subarray(from, to))
        from = to
      }
    }
  }
  return { files: new Map([...disks].map(([file, { bytes }]) => [file, bytes])), answered }
}

/** Every answered append is there, in order, perhaps some that were not answered, nothing else. */
const checkAfterPowerCut = async (
  steps: readonly Step[],
  seed: number,
  end: number,
  luck: () => number,
): Promise<void> => {
  const { files, answered } = afterPowerCut(steps, end, luck)
  const folder = temporaryFolder()
  for (const [file, bytes] of files) writeFileSync(join(folder, file), bytes)
  const store = openSqliteStore(folder)
  try {
    const entries = await store.read(cutEvent)
    expect(entries.length, `cut after ${end} steps`).toBeGreaterThanOrEqual(answered)
    expect(entries.length).toBeLessThanOrEqual(answered + 1)
    const written = entries.flatMap((_, index) => appendingNumber(index + 1, seed).entries)
    expect(entries).toEqual(written)
    const next = appendingNumber(entries.length + 1, seed)
    expect(await store.append(next)).toBe('ok')
    const commands = entries.map(({ command }) => command)
    expect(await store.findCommands(cutEvent, commands)).toHaveLength(entries.length)
  } finally {
    await store.close()
  }
}

export const cutThePower = async (
  steps: readonly Step[],
  seed: number,
  cuts: number,
): Promise<void> => {
  const luck = luckFrom(seed)
  const first = steps.findIndex(({ kind }) => kind === 'answer')
  for (let cut = 0; cut < cuts; cut += 1) {
    const end = first + 1 + Math.floor(luck() * (steps.length - first))
    await checkAfterPowerCut(steps, seed, end, luck)
  }
}
