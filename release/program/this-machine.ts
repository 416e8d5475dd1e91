import { homedir, userInfo } from 'node:os'
import { isAbsolute, parse } from 'node:path'
import type { Machine } from './usual-folders.ts'

/**
 * The first answer that is a folder wherever the program is started: HOME may be empty, and a user
 * that is only a number has no home. Then it is the root, of which the start says where it keeps
 * the data, or that it may not.
 */
export const homeOf = (asked: readonly (() => string)[]): string => {
  for (const ask of asked) {
    try {
      const home = ask()
      if (isAbsolute(home)) return home
    } catch {
      // Nobody by that number is known here.
    }
  }
  return parse(process.cwd()).root
}

export const thisMachine = (): Machine => ({
  platform: process.platform,
  env: process.env,
  home: homeOf([homedir, () => userInfo().homedir]),
})
