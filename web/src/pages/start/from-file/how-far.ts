import type { FileLook } from '@topcut/protocol'
import type { fromFile } from '../../../words/en/from-file.ts'

/** How far a file's tournament has come, in a sentence; empty where it cannot be played on. */
export const howFar = (
  { next, rounds, open }: Pick<FileLook, 'next' | 'rounds' | 'open'>,
  { far }: Pick<typeof fromFile, 'far'>,
): string => {
  if (rounds === 0) return far.registered
  switch (next) {
    case 'enter-results':
      return far.playing(rounds, open)
    case 'pair-round':
      return far.between(rounds)
    case 'make-cut':
    case 'start-stage':
      return far.cut(rounds)
    case 'finish-event':
      return far.played
    default:
      return ''
  }
}
