import type { Browser } from 'playwright-core'

const style = `
  body { margin: 0; height: 700px; display: flex; justify-content: space-around;
    align-items: center; background: #dee3e8 }
  img { width: 280px; border: 6px solid #1b242e; border-radius: 22px }`

/** Phones side by side, for the page that has room for one picture. */
export const phonesSideBySide = async (
  browser: Browser,
  pictures: readonly Buffer[],
): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 700 } })
  const shown = pictures.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`)
  await page.setContent(`<style>${style}</style>${shown.join('')}`, { waitUntil: 'load' })
  const picture = await page.screenshot()
  await page.close()
  return picture
}
