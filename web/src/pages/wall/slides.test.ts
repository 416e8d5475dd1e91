import { asPublished, type PublicPart, publicParts } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import {
  playOut,
  publish,
  type SampleEvent,
  sampleEvent,
  start,
} from '../../../testing/sample-event.suite.ts'
import type { PublicViews } from '../../state/live/follow-public.ts'
import { slidesOf } from './slides.ts'

const screen = { width: 1920, height: 1080, message: 0 }

const viewsOf = (sample: SampleEvent): PublicViews => {
  const published = asPublished(sample.state(), new Map())
  const parts = Object.entries(publicParts) as [PublicPart, (of: typeof published) => unknown][]
  return Object.fromEntries(parts.map(([part, view]) => [part, view(published)]))
}

const started = (count: number, cut: number | null = null) => {
  const sample = sampleEvent({
    structure: {
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds: 1, cut: null },
        ...(cut === null ? [] : [{ kind: 'elimination' as const, rounds: null, cut }]),
      ],
    },
  })
  start(sample, count)
  return sample
}

describe('the pages of the wall', () => {
  it('have everybody of a round once, and a second page after forty-four names', () => {
    const sample = started(64)
    publish(sample)
    const slides = slidesOf(['pairings'], viewsOf(sample), screen, 'en')
    const seated = slides.flatMap((slide) => ('seated' in slide ? slide.seated : []))
    expect(new Set(seated.map(({ player }) => player)).size).toBe(64)
    expect(slides.map((slide) => 'count' in slide && slide.count)).toEqual([32, 32])
    const full = started(44)
    publish(full)
    expect(slidesOf(['pairings'], viewsOf(full), screen, 'en')).toHaveLength(1)
    for (const slide of slides) expect('range' in slide && slide.range).not.toBe('')
  })

  it('leave room for the line to everybody', () => {
    const sample = started(44)
    publish(sample)
    const pages = (message: number) =>
      slidesOf(['pairings'], viewsOf(sample), { ...screen, message }, 'en').length
    expect(pages(240)).toBeGreaterThan(pages(0))
  })

  it('have nothing of a round that is not published', () => {
    const sample = started(8)
    sample.give({ kind: 'pair-round' })
    const views = viewsOf(sample)
    const shows = ['pairings', 'results', 'standings', 'bracket', 'places'] as const
    expect(slidesOf(shows, views, screen, 'en')).toEqual([])
    expect(slidesOf(['announcement'], views, screen, 'en')).toHaveLength(2)
  })

  it('show standings with their places, and draw a small bracket but list a large one', () => {
    const cutTo = (size: number) => {
      const sample = started(size, size)
      publish(sample)
      playOut(sample)
      const standings = slidesOf(['standings'], viewsOf(sample), screen, 'en')
      sample.give({ kind: 'make-cut' })
      sample.give({ kind: 'start-stage' })
      publish(sample)
      return { standings, bracket: slidesOf(['bracket'], viewsOf(sample), screen, 'en') }
    }
    const small = cutTo(8)
    expect(small.standings.map((one) => 'range' in one && one.range)).toEqual(['1\u00a0–\u00a08'])
    const lines = [1, 2, null].map((place, at) => ({ player: `p${at}`, name: 'Ana', place }))
    const ended = { standings: { afterRound: 1, rows: [], places: lines } } as never
    const [places] = slidesOf(['places'], ended, screen, 'en')
    expect(places !== undefined && 'range' in places && places.range).toBe('1\u00a0–\u00a02')
    expect(small.bracket.map((one) => 'columns' in one && one.columns.length)).toEqual([3])
    const large = cutTo(32)
    const games = large.bracket.flatMap((one) =>
      'isListed' in one && one.isListed ? one.columns.flatMap((column) => column.games) : [],
    )
    expect(games).toHaveLength(16)
    expect(large.bracket).toHaveLength(2)
  })
})
