/** What a verb that goes to a server is given besides where it is and the token. */
type RemoteVerb = {
  readonly takes: 'nothing' | 'file' | 'event'
  readonly options: readonly string[]
  /** Without these there is nothing to ask for. */
  readonly needs: readonly string[]
  /** Also without a server: then it goes to a file or to the data. */
  readonly isLocalToo?: true
}

const verbs = {
  events: { takes: 'nothing', options: [], needs: [] },
  standings: { takes: 'nothing', options: ['event'], needs: ['event'], isLocalToo: true },
  tables: { takes: 'nothing', options: ['event', 'round'], needs: ['event'] },
  result: {
    takes: 'nothing',
    options: ['event', 'table', 'ending', 'score', 'by'],
    needs: ['event', 'table', 'ending'],
  },
  give: { takes: 'file', options: ['event'], needs: ['event'] },
  watch: { takes: 'nothing', options: ['event'], needs: ['event'] },
  export: {
    takes: 'event',
    options: ['to', 'public', 'without-people'],
    needs: [],
    isLocalToo: true,
  },
  import: { takes: 'file', options: [], needs: [], isLocalToo: true },
} as const satisfies Readonly<Record<string, RemoteVerb>>

export type RemoteVerbName = keyof typeof verbs

export const isRemoteVerb = (name: string): name is RemoteVerbName => Object.hasOwn(verbs, name)

export const remoteVerb = (name: RemoteVerbName): RemoteVerb => verbs[name]

/** What every one of them knows. */
export const remoteOptions = ['server', 'token-file'] as const
