import { type AnnouncementSheet, announcementSheet } from '../announcement-sheet.ts'
import type { Published } from '../redact.ts'
import { type PublicAnew, type PublicLeader, publicAnew, publicLeaders } from './leader.ts'

export type PublicAnnouncement = Pick<AnnouncementSheet, 'headCount' | 'lines' | 'missions'> & {
  readonly anew: readonly PublicAnew[]
  /** Those named as leaders who play, or as their second. */
  readonly leaders: readonly PublicLeader[]
}

/** What players were told; null before that, and while something new is still to be told. */
export const publicAnnouncement = (published: Published): PublicAnnouncement | null => {
  const { state } = published
  const { announced } = state
  if (announced === null) return null
  const { stages, headCount, seconds = [] } = announced
  // What a changed head count would make of the plan has not been told yet.
  const told = {
    rounds: stages.map(({ kind, rounds }) => ({ kind, rounds })),
    cut: stages.flatMap(({ cut }) => cut ?? []),
    'second-leader': seconds,
    missions: state.told?.missions ?? [],
  }
  const { lines, missions } = announcementSheet(state)
  return {
    headCount,
    anew: state.announcedAnew.map((anew) => publicAnew(published, anew)),
    leaders: publicLeaders(published, seconds),
    missions: missions === null ? null : { ...missions, value: told.missions },
    lines: lines.map((line) => ({
      ...line,
      values: Object.fromEntries(
        Object.entries(line.values).map(([key, value]) => [
          key,
          key in told ? told[key as keyof typeof told] : value,
        ]),
      ),
    })),
  }
}
