import type { Reply } from '../../sending/request.ts'

export type RegisterTrouble = Exclude<Reply<unknown>, { readonly kind: 'ok' }>
