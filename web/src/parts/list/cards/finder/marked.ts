/** A letter as somebody types it in a hurry. */
const plain = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ł', 'l')

/** A name with the letters in the middle that were typed; none there where they are not in it. */
export const marked = (
  name: string,
  typed: string,
): readonly [before: string, typed: string, after: string] => {
  const letters = [...name]
  const asked = [...typed.trim()].map(plain)
  const at =
    asked.length === 0
      ? -1
      : letters.findIndex((_, index) =>
          asked.every((one, ahead) => plain(letters[index + ahead] ?? '') === one),
        )
  if (at < 0) return [name, '', '']
  const cut = (from: number, to?: number) => letters.slice(from, to).join('')
  return [cut(0, at), cut(at, at + asked.length), cut(at + asked.length)]
}
