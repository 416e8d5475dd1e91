export type PlayerStatus = 'registered' | 'active' | 'dropped' | 'disqualified'
