import type { Ticks } from '../../desk/ports.ts'
import { openLimiter } from './limiter.ts'
import { networkOf } from './network-of.ts'
import type { Share } from './sharing.ts'

/** What is guessed at, such as an account, and the address the guess comes from. */
export type Guess = {
  readonly at: string
  readonly from: string
  /** The device, where it is known to the account. */
  readonly device?: string | null
}

type Guesses = {
  /** Milliseconds until somebody may guess again; 0 and counted where one may now. */
  readonly take: (guess: Guess) => Promise<number>
  /** It was right, and so no guess: it counts against nobody. */
  readonly right: (guess: Guess) => void
}

/** A mistyped word is no attack. */
const ofOneAddress = { burst: 10, everyMs: 60_000 }
/**
 * With the row above at most a hundred an hour at one account, wherever they come from. One address
 * alone does not use them up: the account's own people still come in from elsewhere.
 */
const atOneAccount = { burst: 20, everyMs: 45_000 }
/** A hall sits behind one address: its leaders may all mistype, a list of names is another thing. */
const fromOneAddress = { burst: 100, everyMs: 5_000 }

/**
 * Guesses at passphrases. Each is counted three times, and one right word settles only its own.
 * Those of a device that is known to the account are counted by themselves: whoever guesses
 * elsewhere, from the same hall or from all over the world, does not lock its people out.
 */
export const openGuesses = (
  ticks: Ticks,
  shareOf: (limit: string) => Share | undefined,
): Guesses => {
  const own = {
    key: ({ at, from, device }: Guess) => `${device ?? networkOf(from)} ${at}`,
    ...openLimiter(ofOneAddress, ticks, shareOf('guess')),
  }
  const all = [
    own,
    { key: ({ at }: Guess) => at, ...openLimiter(atOneAccount, ticks, shareOf('guess-at')) },
    {
      key: ({ from }: Guess) => networkOf(from),
      ...openLimiter(fromOneAddress, ticks, shareOf('guess-from')),
    },
  ]
  const countsOf = ({ device }: Guess) => (device == null ? all : [own])
  return {
    take: async (guess) => {
      const taken: typeof all = []
      for (const count of countsOf(guess)) {
        const wait = await count.takeOfAll(count.key(guess))
        if (wait > 0) {
          for (const { key, giveBack } of taken) giveBack(key(guess))
          return wait
        }
        taken.push(count)
      }
      return 0
    },
    right: (guess) => {
      for (const { key, giveBack } of countsOf(guess)) giveBack(key(guess))
    },
  }
}
