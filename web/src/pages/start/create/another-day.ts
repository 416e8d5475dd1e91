const length = 86_400_000

/** A day counted from another; the zone is fixed, so no day may slip. */
export const daysLater = (date: string, days: number): string => {
  const at = Date.parse(`${date}T00:00:00Z`) + days * length
  return Number.isNaN(at) ? date : new Date(at).toISOString().slice(0, 10)
}

/** How many days it takes from the first to the last. */
export const daysFrom = (first: string, last: string): number =>
  1 + Math.round((Date.parse(last) - Date.parse(first)) / length)

/** The same day of the week once more: after the one it follows, and not before today. */
export const sameWeekday = (date: string, today: string): string => {
  const passed = daysFrom(date, today) - 1
  if (Number.isNaN(passed)) return today
  return daysLater(date, 7 * Math.max(1, Math.ceil(passed / 7)))
}
