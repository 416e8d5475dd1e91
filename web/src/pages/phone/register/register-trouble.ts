import type { Reply } from '../../../state/sending/request.ts'

export type RegisterTrouble = Exclude<Reply<unknown>, { readonly kind: 'ok' }>
