/** How somebody is named in public: `Franz Kafka`, `Franz K.`, or as the person likes to be called. */
export const shownNameKinds = ['full', 'short', 'nickname'] as const
export type ShownName = (typeof shownNameKinds)[number]
