/** What a verb that goes to the data is given besides its options. */
type DataVerb = {
  readonly takes: 'nothing' | 'file' | 'event'
  readonly options: readonly string[]
}

const verbs = {
  link: { takes: 'nothing', options: ['data', 'url'] },
  security: { takes: 'nothing', options: ['data'] },
  backup: { takes: 'nothing', options: ['data', 'to', 'every', 'keep'] },
  restore: { takes: 'file', options: ['data'] },
  export: { takes: 'event', options: ['data', 'to', 'without-people', 'public'] },
  import: { takes: 'file', options: ['data'] },
  delete: { takes: 'event', options: ['data', 'name', 'to'] },
} as const satisfies Readonly<Record<string, DataVerb>>

export type DataVerbName = keyof typeof verbs

export const isDataVerb = (name: string): name is DataVerbName => Object.hasOwn(verbs, name)

export const dataVerb = (name: DataVerbName): DataVerb => verbs[name]
