import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { openSqliteStore } from '../sqlite/sqlite-store.ts'
import { appendingNumber, cutEvent, luckFrom } from './appendings.suite.ts'
import type { Recording, Step } from './recording.suite.ts'

/** The least a disk writes as a whole. */
const sector = 512

type Change = Extract<Step, { readonly kind: 'write' | 'truncate' }>
/** The file is the first `size` of the bytes: copied for every sector, a journal takes seconds. */
type Disk = { bytes: Buffer; size: number; pending: Change[] }

const resize = (disk: Disk, size: number): void => {
  if (size > disk.bytes.length) {
    disk.bytes = Buffer.concat([disk.bytes, Buffer.alloc(2 * size - disk.bytes.length)])
  }
  // What was cut off is gone: the file grows by zeros again.
  if (size < disk.size) disk.bytes.fill(0, size, disk.size)
  disk.size = size
}

const put = (disk: Disk, at: number, bytes: Buffer): void => {
  resize(disk, Math.max(disk.size, at + bytes.length))
  bytes.copy(disk.bytes, at)
}

/** Each sector of a change gets to the disk, or does not. */
const bringSome = (disk: Disk, change: Change, isThere: () => boolean): void => {
  if (change.kind === 'truncate') {
    if (isThere()) resize(disk, change.size)
    return
  }
  const { at, bytes } = change
  for (let from = 0; from < bytes.length; ) {
    const to = Math.min(bytes.length, from + sector - ((at + from) % sector))
    if (isThere()) put(disk, at + from, bytes.subarray(from, to))
    from = to
  }
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
    const disk = disks.get(step.file) ?? { bytes: Buffer.alloc(0), size: 0, pending: [] }
    disks.set(step.file, disk)
    if (step.kind !== 'sync') disk.pending.push(step)
    else for (const change of disk.pending.splice(0)) bringSome(disk, change, () => true)
  }
  for (const disk of disks.values()) {
    // Sometimes nearly all of it got there, sometimes nearly nothing.
    const share = luck()
    for (const change of disk.pending) bringSome(disk, change, () => luck() < share)
  }
  const files = [...disks].map(
    ([file, { bytes, size }]) => [file, bytes.subarray(0, size)] as const,
  )
  return { files: new Map(files), answered }
}

/** Every answered append is there, in order, perhaps some that were not answered, nothing else. */
const checkAfterPowerCut = async (
  { steps, seed }: Recording,
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
    // Five hundred of them would fill a small disk before the test is done.
    rmSync(folder, { recursive: true })
  }
}

/** Cuts the power at so many moments of a recording, others for each seed. */
export const cutThePower = async (
  recording: Recording,
  seed: number,
  cuts: number,
): Promise<void> => {
  const luck = luckFrom(seed)
  const { steps } = recording
  const first = steps.findIndex(({ kind }) => kind === 'answer')
  for (let cut = 0; cut < cuts; cut += 1) {
    const end = first + 1 + Math.floor(luck() * (steps.length - first))
    await checkAfterPowerCut(recording, end, luck)
  }
}
