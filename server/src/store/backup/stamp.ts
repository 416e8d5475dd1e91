/** The time as part of a copy's name: sorts by itself, and every system takes it in a file's name. */
export const stampOf = (now: Date): string => now.toISOString().replaceAll(/[:.]/g, '-')

/** When a copy of this name was made. */
export const instantIn = (name: string): number => {
  const [, day = '', hour = '', minute = '', second = '', rest = ''] =
    /-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\./.exec(name) ?? []
  return Date.parse(`${day}T${hour}:${minute}:${second}.${rest}Z`)
}

/** What follows the kind of copy in its name. */
export const stamped = /-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.(sqlite|json)$/

/** What copies of everything are called, in the place where others have their event's id. */
export const everything = 'topcut'

/** What the copy is called that is made before data are brought to a version. */
export const beforeVersion = (version: number): string => `before-${version}`

/** Whether copies of this kind hold everything, whatever events there are. */
export const holdsEverything = (kind: string): boolean =>
  kind === everything || /^before-\d+$/.test(kind)
