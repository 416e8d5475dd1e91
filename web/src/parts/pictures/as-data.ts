/** Marks a text of a picture as somebody's own: no translation touches it. */
export const asData: object = { translate: 'no' }
