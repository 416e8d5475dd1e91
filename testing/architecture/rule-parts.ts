export const testFile = '\\.(test|suite)\\.tsx?$'

export const anyOf = (list: readonly string[]): string => `(${list.join('|')})`
