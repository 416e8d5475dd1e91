import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'

/** As coarse as a cheap scanner or a phone held too far away. */
export const coarse = 150 / 96

declare const jsQR: (
  data: Uint8ClampedArray,
  width: number,
  height: number,
) => { readonly data: string } | null

/** What a decoder that knows nothing of ours reads on pictures of slips; null where it fails. */
export const openDecoder = async (browser: Browser) => {
  const page = await browser.newPage()
  const decoder = createRequire(import.meta.url).resolve('jsqr')
  await page.addScriptTag({ content: readFileSync(decoder, 'utf8') })
  return (picture: Buffer): Promise<string | null> =>
    page.evaluate(async (encoded) => {
      const image = new Image()
      image.src = `data:image/png;base64,${encoded}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const context = canvas.getContext('2d')
      if (context === null) return null
      context.drawImage(image, 0, 0)
      const { data, width, height } = context.getImageData(0, 0, image.width, image.height)
      return jsQR(data, width, height)?.data ?? null
    }, picture.toString('base64'))
}

/** Every code on the leaves with the address that its slip stands for, as a camera sees it. */
export const codesOn = async (
  page: Page,
  decode: (picture: Buffer) => Promise<string | null>,
  most: number,
): Promise<readonly { readonly match: string; readonly read: string | null }[]> => {
  const slips = await page.locator('.print-leaves .slip:has(.qr)').all()
  const found = []
  for (const slip of slips.slice(0, most)) {
    const match = (await slip.locator('.slip-foot span').last().textContent()) ?? ''
    found.push({ match, read: await decode(await slip.screenshot()) })
  }
  return found
}
