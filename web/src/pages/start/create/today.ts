const two = (n: number) => `${n}`.padStart(2, '0')

/** The day on the visitor's own calendar: in UTC it would be yesterday's in the small hours. */
export const today = (now: Date): string =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
