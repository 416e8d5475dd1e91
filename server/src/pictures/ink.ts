/** The roles of the design, light; pictures in a chat follow nobody's setting. */
export const ink = {
  surface: '#fffefb',
  band: '#1b2530',
  bandInk: '#f4f6f7',
  bandQuiet: '#bac4ce',
  ink: '#18212b',
  quiet: '#5c6875',
  line: '#dfdcd3',
  lineMid: '#b4b6b6',
  next: '#f3b33d',
  nextSoft: '#fcefd0',
} as const

/** The first one comes with the server; the others are as wide, letter by letter. */
export const face = "Arimo, Arial, 'Liberation Sans', Helvetica, sans-serif"
