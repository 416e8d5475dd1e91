import { isIPv6 } from 'node:net'

/**
 * What one household or hall has in common. Of version 6 one device alone has more addresses than
 * anybody could count guesses by: its network counts. Version 4 is the same however it is written.
 */
export const networkOf = (address: string): string => {
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)
  if (mapped?.[1] !== undefined) return mapped[1]
  if (!isIPv6(plain)) return address
  const [head = '', tail = ''] = plain.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const left = groups(head)
  const isShort = plain.includes('::')
  const gap = isShort ? Math.max(8 - left.length - groups(tail).length, 0) : 0
  const whole = [...left, ...Array.from({ length: gap }, () => '0'), ...groups(tail)]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
