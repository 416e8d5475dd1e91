import { describe, expect, it } from 'vitest'
import { embedCode } from './embed-code.ts'

describe('a frame for a page of a club', () => {
  it('leads to the part that was chosen', () => {
    expect(embedCode('https://t.example/events/v0k3/embed#standings', 'Spring Open')).toBe(
      '<iframe src="https://t.example/events/v0k3/embed#standings" title="Spring Open" width="100%" height="640" style="border:0" loading="lazy"></iframe>',
    )
  })

  it('runs nothing that somebody has put into a name', () => {
    const code = embedCode('https://t.example/x', '"><script>alert(1)</script>&')
    expect(code).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"')
    expect(code).not.toContain('<script')
  })
})
