/** `waiting`: registered when the hall was full, and in it once somebody makes room. */
export type PlayerStatus = 'waiting' | 'registered' | 'active' | 'dropped' | 'disqualified'
