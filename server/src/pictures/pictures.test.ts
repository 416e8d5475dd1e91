import { languages } from '@topcut/protocol/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bracketPicture } from './bracket-picture.ts'
import { shapes } from './canvas.ts'
import { letters } from './letters.suite.ts'
import { measuredTexts } from './measured-texts.suite.ts'
import { aboutOf, asked, bracketOf, standingsOf } from './sample-views.suite.ts'
import { standingsPicture } from './standings-picture.ts'

const long = [
  'Konstantin Freiherr von Achterberg-Hohen',
  'Παναγιώτης Κωνσταντινόπουλος Παπαδημητρί',
  'Александра Владимировна Рождественская-Щ',
  '山田太郎左衛門之助尾張守吉宗山田太郎左衛門之助尾張守吉宗山田太郎左衛門之助尾',
  'Żaneta Brzęczyszczykiewicz-Gżegżółkowska',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
]
const names = (count: number) =>
  Array.from({ length: count }, (_, at) => long[at] ?? `Player Number ${at + 1}`)

/** All that it says, in the order it is written. */
const saidIn = async (svg: string): Promise<string> =>
  (await measuredTexts(svg)).map(({ text }) => text).join(' ')

const sizeOf = (svg: string): readonly number[] =>
  (/width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []).slice(1).map(Number)

const expectInside = async (svg: string) => {
  const [width = 0, height = 0] = sizeOf(svg)
  for (const { text, left, right, top, bottom } of await measuredTexts(svg)) {
    expect(left, text).toBeGreaterThanOrEqual(0)
    expect(right, text).toBeLessThanOrEqual(width)
    expect(top, text).toBeGreaterThanOrEqual(0)
    expect(bottom, text).toBeLessThanOrEqual(height)
  }
}

describe.each(shapes)('a %s picture', (shape) => {
  it.each(languages)('has every name in full, whatever it is written in: %s', async (language) => {
    const pictures = [
      standingsPicture(standingsOf(names(16)), asked({ shape, language })),
      ...[4, 8, 16, 32].map((size) =>
        bracketPicture(bracketOf(names(size)), asked({ shape, language })),
      ),
    ]
    for (const [at, svg] of pictures.entries()) {
      const said = await saidIn(svg)
      for (const name of names([16, 4, 8, 16, 32][at] ?? 0)) expect(said).toContain(name)
      await expectInside(svg)
    }
  })

  it('keeps every letter inside, whatever people are called', async () => {
    const name = fc.string({ unit: letters, minLength: 1, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(name, { minLength: 8, maxLength: 8 }),
        name,
        async (eight, event) => {
          const given = asked({ shape, about: aboutOf({ name: event }) })
          for (const svg of [
            standingsPicture(standingsOf(eight), given),
            bracketPicture(bracketOf(eight), given),
          ]) {
            await expectInside(svg)
            // Nor into each other: two in a line have room between them.
            const texts = await measuredTexts(svg)
            for (const one of texts)
              for (const other of texts) {
                const isBeside =
                  other.left > one.left + 20 && other.top < one.bottom && one.top < other.bottom
                if (isBeside)
                  expect(one.right, `${one.text} | ${other.text}`).toBeLessThan(other.left)
              }
          }
        },
      ),
      { numRuns: 8 },
    )
  })
})

describe('the standings', () => {
  it('say after which round, and at the end that it is the end', async () => {
    const about = aboutOf({ name: 'Spring Open', date: '2026-05-02' })
    const after = await saidIn(standingsPicture(standingsOf(names(8)), asked({ about })))
    expect(after).toContain('Standings after round 5 · 2 May 2026')
    expect(after).toContain('topcut.example/j/QW3RT Topcut')
    const end = standingsPicture(standingsOf(names(8), true), asked({ about, language: 'de' }))
    expect(await saidIn(end)).toContain('Endstand · 2. Mai 2026')
  })

  it('of many show the first places, and say so', async () => {
    const said = await saidIn(
      standingsPicture(standingsOf(names(200)), asked({ language: 'pl', shape: 'square' })),
    )
    expect(said).toContain('miejsca 1–24 z 200')
    expect(said).toContain('Player Number 24')
    expect(said).not.toContain('Player Number 25')
  })

  it('before the first round is closed say how far the event is', async () => {
    const nobody = { ...standingsOf([]), afterRound: 0 }
    expect(await saidIn(standingsPicture(nobody, asked()))).toContain('Round 3 of 5, 24 players')
    const toCome = aboutOf({ status: 'to-come', round: null, about: { venue: 'Harbour Hall' } })
    const said = await saidIn(standingsPicture(nobody, asked({ about: toCome, language: 'de' })))
    expect(said).toContain('24 Spieler angemeldet Harbour Hall')
    expect(await saidIn(bracketPicture(null, asked()))).toContain('Round 3 of 5')
  })
})

describe('the bracket', () => {
  it('names its rounds, and the champion once there is one', async () => {
    const open = await saidIn(bracketPicture(bracketOf(names(8), 1), asked()))
    expect(open).toContain('Bracket · 2 May 2026 Top 8 Semi-final Final')
    expect(open).not.toContain('Champion')
    const over = await saidIn(bracketPicture(bracketOf(names(8)), asked()))
    expect(over).toContain(`Champion: ${long[0]}`)
  })
})

it('a name is only ever a text', async () => {
  const wicked = [
    '</text><script>alert(1)</script>',
    '"><image href="http://x.example/"/>',
    "' onload='x",
    '&amp;&lt;',
    'a\u0000b\u0007c\ud800',
    '\u202Egnp.exe\u2066',
    ']]><!-- x',
    '<!ENTITY x SYSTEM "file:///etc/passwd">',
  ]
  for (const svg of [
    standingsPicture(standingsOf(wicked), asked({ about: aboutOf({ name: wicked.join() }) })),
    bracketPicture(bracketOf(wicked), asked()),
  ]) {
    const said = await saidIn(svg)
    expect(said).toContain('</text><script>alert(1)</script>')
    expect(new Set([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name))).toEqual(
      new Set(['svg', 'title', 'rect', 'text', 'g', 'path']),
    )
    expect(svg).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u)
  }
})
