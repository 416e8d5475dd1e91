/** Why a passphrase is one of the first that somebody would try. */
export type Weakness = 'short' | 'digits' | 'common' | 'name'

const shortest = 12
/** Signs that must be left when everything is taken away that guessers know. */
const leastLeft = 5

/** What passphrases are most often made of, in the languages of those who come here. */
const known = [
  ...['password', 'passphrase', 'passwort', 'passwd', 'kennwort', 'geheim', 'secret', 'haslo'],
  ...['letmein', 'welcome', 'willkommen', 'witam', 'iloveyou', 'ichliebedich', 'kochamcie'],
  ...['admin', 'administrator', 'master', 'login', 'user', 'guest', 'changeme', 'trustno'],
  ...['qwerty', 'qwertz', 'uiop', 'asdf', 'ghjkl', 'zxcv', 'yxcv', 'bnm', 'qaz', 'wsx', 'edc'],
  ...['abcd', 'efgh', 'ijkl', 'mnop', 'qrst', 'uvwx', 'abc', 'xyz'],
  ...['monkey', 'dragon', 'football', 'baseball', 'fussball', 'polska', 'schatz', 'sunshine'],
  ...['princess', 'superman', 'batman', 'michael', 'computer', 'internet', 'hallo', 'hello'],
  ...['topcut', 'tournament', 'turnier', 'turniej', 'organizer', 'organisator', 'judge'],
  ...['skywalker', 'darthvader', 'jedi'],
].sort((a, b) => b.length - a.length)

/** In one spelling: capitals, accents and what stands between words keep nobody out. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const without = (text: string, words: readonly string[]): string =>
  words.reduce((left, word) => left.replaceAll(word, ''), text)

/** The same few signs over and over come to as many as there are of them. */
const signsIn = (text: string): number => new Set(text.replaceAll(/\p{N}/gu, '')).size

/** Null for one that is worth trying to keep. `names` are those of whoever chooses it. */
export const weaknessOf = (passphrase: string, names: readonly string[]): Weakness | null => {
  if ([...passphrase.normalize('NFKC')].length < shortest) return 'short'
  const text = bare(passphrase)
  if (/^\p{N}*$/u.test(text)) return text === '' ? 'common' : 'digits'
  const left = without(text, known)
  if (signsIn(left) < leastLeft) return 'common'
  const own = names.flatMap((name) => name.split(/\s+/)).map(bare)
  const unnamed = without(
    left,
    own.filter((word) => word.length > 2),
  )
  return signsIn(unnamed) < leastLeft ? 'name' : null
}
