export const tiers = ['casual', 'competitive', 'premier'] as const
export type Tier = (typeof tiers)[number]
