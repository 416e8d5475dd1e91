import recorded from './examples.json' with { type: 'json' }

/** One request as it was sent to a real server, and what came back. */
export type Example = {
  readonly url: string
  readonly status: number
  readonly type?: string
  readonly hasTag?: true
  readonly request?: unknown
  /** One for each kind of command. */
  readonly requests?: { readonly [kind: string]: unknown }
  readonly answer?: unknown
}

export type Examples = { readonly [route: string]: Example }

/** By `GET /api/events`. Taken by `record-examples.suite.ts`, never typed in. */
export const examples: Examples = recorded as Examples
