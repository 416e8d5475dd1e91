import fc from 'fast-check'
import { expect, it } from 'vitest'
import { letters } from './letters.suite.ts'
import { measuredTexts } from './measured-texts.suite.ts'
import { textWidth } from './text-width.ts'

it.each([400, 700])('no text is wider than it is taken for, in letters of %s', async (weight) => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: letters, minLength: 1, maxLength: 60 }), async (text) => {
      const written = text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="99" font-family="Arimo"><text x="9" y="50" font-size="100" font-weight="${weight}">${written}</text></svg>`
      const [box = { left: 0, right: 0 }] = await measuredTexts(svg)
      expect(box.right - box.left).toBeLessThanOrEqual(100 * textWidth(text) + 5)
    }),
    { numRuns: 300 },
  )
})
