import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { drawing, drawnOtherwise, redrawn } from './drawing.ts'
import { survey } from './survey.ts'

const check = fileURLToPath(new URL('check.ts', import.meta.url))
const fixture = fileURLToPath(new URL('fixture', import.meta.url))

function runCheck(folder: string, flags: readonly string[] = []) {
  const end = spawnSync(process.execPath, [...flags, check, folder], { encoding: 'utf8' })
  const findings = end.stderr.split('\n').filter((line) => line !== '')
  return { code: end.status, findings: findings.sort(), said: end.stdout }
}

describe('the guard of the arrows', () => {
  it('bites on every forbidden import of the fixture, and on nothing else', () => {
    const { code, findings, said } = runCheck(fixture)
    expect(findings).toEqual([
      'answers-import-only-vocabulary: engine/src/event/clock/answers.ts → engine/src/event/spine/state.ts',
      'bench-imports-only-engine-and-cards-and-protocol-and-server: bench/src/looks-at-the-page.ts → web/src/asks-the-server.tsx',
      'bench-knocks-at-the-front-door: bench/src/looks-at-the-page.ts → web/src/asks-the-server.tsx',
      'browser-code-needs-no-node: web/src/reads-a-file.ts → fs',
      'clock-imports-only-itself: engine/src/event/clock/looks-at-the-top.ts → engine/src/event/decide.ts',
      'commands-are-for-the-top: engine/src/event/rounds/gives-a-command.ts → engine/src/event/tables/set-tables.ts',
      'effects-and-index-are-for-the-top: engine/src/event/spine/knows-effects.ts → engine/src/event/clock/effects.ts',
      'engine-imports-only-itself: engine/src/people/asks-the-server.ts → server/src/index.ts',
      'engine-knocks-at-the-front-door: engine/src/people/asks-the-server.ts → server/src/index.ts',
      'engine-stands-alone: engine/src/people/asks-the-server.ts → server/src/index.ts',
      'engine-stands-alone: engine/src/vocabulary/reads-a-file.ts → fs',
      'event-imports-only-vocabulary-and-matching-and-chance-and-cards-and-people-and-scoring-and-structure-and-legality-and-standings-and-pairing-and-regulations: engine/src/event/shows.ts → engine/src/views/is-shown.ts',
      'leaders-imports-only-itself: engine/src/event/leaders/looks-at-the-clock.ts → engine/src/event/clock/round-length.ts',
      'matching-imports-only-itself: engine/src/matching/knows-a-word.ts → engine/src/vocabulary/word.ts',
      'no-cycle: engine/src/event/shows.ts → engine/src/views/is-shown.ts',
      'no-cycle: engine/src/structure/first.ts → engine/src/structure/second.ts',
      'no-cycle: engine/src/vocabulary/one.ts → engine/src/vocabulary/other.ts',
      'no-import-from-nowhere: server/src/from-nowhere.ts → ./nowhere.ts',
      'no-page-imports-another: web/src/pages/judge/looks-at-the-desk.ts → web/src/pages/desk/desk.css',
      'no-page-imports-another: web/src/pages/judge/looks-at-the-desk.ts → web/src/pages/desk/desk.ts',
      'pages-without-the-log-lead-nothing: web/src/pages/phone/holds-the-event.ts → web/src/leader/event.ts',
      'pairing-imports-only-vocabulary-and-standings-and-matching-and-chance: engine/src/pairing/looks-at-the-event.ts → engine/src/event/state.ts',
      'product-needs-no-tests: protocol/src/leans-on-a-test.ts → protocol/src/tried.test.ts',
      'reading-imports-only-spine: engine/src/event/reading/knows-a-subject.ts → engine/src/event/clock/round-length.ts',
      'regulations-imports-only-vocabulary: engine/src/regulations/runs-a-method.ts → engine/src/scoring/method.ts',
      'server-knocks-at-the-front-door: server/src/through-the-window.ts → engine/src/vocabulary/word.ts',
      'spine-knows-answers-alone: engine/src/event/spine/knows-effects.ts → engine/src/event/clock/effects.ts',
      'spine-knows-answers-as-types: engine/src/event/spine/takes-a-value.ts → engine/src/event/clock/answers.ts',
      'stands in no room of testing/architecture/arrows.ts: engine/src/event/garden/weed.ts',
      'stands in no room of testing/architecture/arrows.ts: engine/src/lobby/stranger.ts',
      'stands in no room of testing/architecture/arrows.ts: web/src/lobby/stranger.ts',
      'views-decide-nothing: engine/src/views/decides.ts → engine/src/event/decide.ts',
      'web-imports-only-engine-and-protocol-and-exchange: web/src/asks-the-server.tsx → server/src/index.ts',
      'web-knocks-at-the-front-door: web/src/asks-the-server.tsx → server/src/index.ts',
      'web-leader-imports-only-state-and-words-and-route-and-ui-and-parts: web/src/leader/looks-at-a-page.ts → web/src/pages/desk/desk.ts',
      'web-parts-imports-only-words-and-ui: web/src/parts/follows-the-event.ts → web/src/state/now.ts',
      'web-parts-imports-only-words-and-ui: web/src/parts/holds-the-event.ts → web/src/leader/event.ts',
      'web-route-imports-only-state: web/src/route/speaks.ts → web/src/words/word.ts',
      'web-state-imports-only-itself: web/src/state/speaks.ts → web/src/words/word.ts',
      'web-ui-imports-only-state-and-words-and-route: web/src/ui/draws-a-part.ts → web/src/parts/follows-the-event.ts',
      'web-words-imports-only-state: web/src/words/names-a-page.ts → web/src/pages/desk/desk.ts',
    ])
    expect(code).toBe(1)
    expect(said).toContain('cli 1')
  })

  it('does not call an empty house in order', () => {
    const { code, findings } = runCheck(temporaryFolder())
    expect(findings).toEqual(['no type-only import was seen: TypeScript was not read'])
    expect(code).toBe(1)
  })

  it('notices when its tool can read no TypeScript', () => {
    const blindfold = `
      import { registerHooks } from 'node:module'
      const seven = (name) => name.replace('typescript-js', 'typescript')
      registerHooks({ resolve: (name, context, next) => next(seven(name), context) })`
    const flag = `data:text/javascript,${encodeURIComponent(blindfold)}`
    const { code, findings } = runCheck(fixture, ['--import', flag])
    expect(findings).toContain('was not looked at: cli/src/main.ts')
    expect(findings).toContain('no type-only import was seen: TypeScript was not read')
    expect(code).toBe(1)
  })
})

describe('the drawings of ARCHITECTURE.md', () => {
  it('show the arrows that the files have, or it is said', async () => {
    const { imports } = await survey(fixture)
    expect(imports.rooms['pairing']).toContain('event')
    expect(imports.pages['judge']).toContain('desk')
    const page = '# Arrows\n<!-- drawn: rooms -->\n<!-- end of drawing: rooms -->\n'
    const rooms = { event: ['scoring'], scoring: [] }
    expect(drawnOtherwise(page, { rooms })).toEqual([
      expect.stringContaining('ARCHITECTURE.md shows other arrows'),
    ])
    expect(drawnOtherwise(redrawn(page, { rooms }), { rooms })).toEqual([])
    expect(
      drawnOtherwise(redrawn(page, { rooms }), { rooms: { ...rooms, event: [] } }),
    ).toHaveLength(1)
  })

  it('leave an arrow out that also goes over others', () => {
    expect(drawing({ top: ['middle', 'bottom'], middle: ['bottom'], bottom: [] })).toBe(
      [
        '```mermaid',
        'flowchart TD',
        '  top --> middle',
        '  middle --> bottom',
        '  bottom',
        '```',
      ].join('\n'),
    )
  })
})
