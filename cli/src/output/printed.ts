/** An answer as it is printed, for programs and for people who look. */
export const printed = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
