import { spawnSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { parse } from 'node:path'
import { expect, it } from 'vitest'
import { homeOf } from './this-machine.ts'

it('has the home of its user where HOME is empty or another folder in every place', () => {
  const program = `
    import { thisMachine } from '${new URL('this-machine.ts', import.meta.url).href}'
    console.log(thisMachine().home)`
  for (const HOME of ['', 'here']) {
    const env = { ...process.env, HOME, USERPROFILE: HOME }
    const options = { env, encoding: 'utf8' } as const
    const said = spawnSync(process.execPath, ['--input-type=module', '-e', program], options)
    expect(said.stdout.trim()).toBe(userInfo().homedir)
  }
})

it('has the root for a user that nobody knows', () => {
  const unknown = (): string => {
    throw new Error('ENOENT')
  }
  expect(homeOf([unknown, unknown])).toBe(parse(process.cwd()).root)
})
