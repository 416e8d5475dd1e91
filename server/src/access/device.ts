/** Programs that show pages, the particular ones first: most also call themselves Chrome. */
const programs = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\b(?:OPR|Opera)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['safari', /\bSafari\//],
] as const satisfies readonly (readonly [string, RegExp])[]

const systems = [
  ['iphone', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['chromebook', /\bCrOS\b/],
  ['mac', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
] as const satisfies readonly (readonly [string, RegExp])[]

/** What a browser says of itself, as far as somebody would recognize the own device by it. */
export type Device = {
  readonly program: (typeof programs)[number][0] | null
  readonly system: (typeof systems)[number][0] | null
}

export const unknownDevice: Device = { program: null, system: null }

/** The words alone: what a browser says in full would tell one person's device from all others. */
export const deviceOf = (userAgent: string | undefined): Device => {
  const text = (userAgent ?? '').slice(0, 500)
  return {
    program: programs.find(([, sign]) => sign.test(text))?.[0] ?? null,
    system: systems.find(([, sign]) => sign.test(text))?.[0] ?? null,
  }
}
