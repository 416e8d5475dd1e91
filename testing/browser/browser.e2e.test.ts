import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'

const page = `<!doctype html><meta charset="utf-8"><title>Table 7</title>
<style>body { margin: 20px; background: white; color: black; font: 24px sans-serif }</style>
<p><span id="text">Zażółć gęślą jaźń, größer</span></p>
<p id="script"></p>
<script>document.getElementById('script').textContent = 'round ' + (1 + 2)</script>`

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html').end(page)
})

/** How many different colours the browser has really painted there. */
async function coloursOf(view: Page, png: Buffer): Promise<number> {
  return view.evaluate(async (encoded) => {
    const image = new Image()
    image.src = `data:image/png;base64,${encoded}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context = canvas.getContext('2d')
    if (context === null) return 0
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, image.height)
    return new Set(new Uint32Array(data.buffer)).size
  }, png.toString('base64'))
}

describe('the browser of the tests', () => {
  let browser: Browser
  let view: Page

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    browser = await openBrowser()
    view = await browser.newPage()
    await view.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  })

  afterAll(async () => {
    await browser?.close()
    server.close()
  })

  it('opens a page and runs its script', async () => {
    expect(await view.title()).toBe('Table 7')
    expect(await view.locator('#script').textContent()).toBe('round 3')
  })

  it('draws text that can be seen', async () => {
    const text = view.locator('#text')
    expect(await text.innerText()).toBe('Zażółć gęślą jaźń, größer')
    expect((await text.boundingBox())?.width).toBeGreaterThan(100)
    expect(await coloursOf(view, await text.screenshot())).toBeGreaterThan(2)
  })

  it('tells a page without ink from one with text', async () => {
    const blank = await browser.newPage()
    await blank.setContent('<p style="color: white; background: white">unseen</p>')
    expect(await coloursOf(view, await blank.screenshot())).toBe(1)
  })
})
