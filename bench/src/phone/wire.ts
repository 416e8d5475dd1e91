import type { CDPSession, Page } from 'playwright-core'

/** What came over the wire, in kilobytes as it was sent. */
type Wire = { readonly code: number; readonly all: number; readonly requests: number }

/** A hall's Wi-Fi with everybody in it. */
const slow = { kilobits: 400, latency: 400 }

export const openWire = async (page: Page): Promise<CDPSession> => {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  return wire
}

export const slowDown = (wire: CDPSession): Promise<unknown> =>
  wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latency,
    downloadThroughput: (slow.kilobits * 1000) / 8,
    uploadThroughput: (slow.kilobits * 1000) / 8,
  })

/** Counts from now on. Code is what a browser runs or draws by: scripts and style sheets. */
export const countWire = (wire: CDPSession): (() => Wire) => {
  const code = new Set<string>()
  const counted = { code: 0, all: 0, requests: 0 }
  wire.on('Network.responseReceived', ({ requestId, type }) => {
    counted.requests += 1
    if (type === 'Script' || type === 'Stylesheet') code.add(requestId)
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.all += encodedDataLength / 1000
    if (code.has(requestId)) counted.code += encodedDataLength / 1000
  })
  return () => ({ ...counted })
}
