import Type from 'typebox'

/** Whether somebody leaves at once or after the round that is being played. */
export const when = Type.Enum(['now', 'after-round'])
