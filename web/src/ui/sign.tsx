import './sign.css'

/** Drawn signs: a state never speaks by colour alone. */
const paths = {
  check: 'M3 8.6l3.3 3.2L13 4.6',
  differ: 'M3 6h10M3 10h10M10.6 2.6L5.4 13.4',
  warn: 'M8 2.4L14.2 13H1.8zM8 6.6v2.9M8 11.3v.1',
  right: 'M3 8h9.6M8.8 4.2L12.6 8l-3.8 3.8',
  left: 'M13 8H3.4M7.2 4.2L3.4 8l3.8 3.8',
  down: 'M8 3v9.6M4.2 8.8L8 12.6l3.8-3.8',
  idle: 'M13.4 8A5.4 5.4 0 1 1 2.6 8a5.4 5.4 0 0 1 10.8 0z',
  clock: 'M13.9 8A5.9 5.9 0 1 1 2.1 8a5.9 5.9 0 0 1 11.8 0zM8 4.6V8l2.4 1.6',
  undo: 'M6.2 3.2L3 6.4l3.2 3.2M3.2 6.4h6.2a3.4 3.4 0 0 1 0 6.8H6',
  pen: 'M3 13l.6-2.8 7.4-7.4 2.2 2.2-7.4 7.4L3 13z',
  enter: 'M13 3.5v4.2a1.8 1.8 0 0 1-1.8 1.8H3.4M6.4 6.5l-3 3 3 3',
  more: 'M3.5 8h.1M8 8h.1M12.5 8h.1',
  find: 'M11.2 6.9a4.3 4.3 0 1 1-8.6 0 4.3 4.3 0 0 1 8.6 0zM10 10l3.6 3.6',
  call: 'M4.2 11V7.4a3.8 3.8 0 0 1 7.6 0V11l1.2 1.4H3zM7 14.4h2',
  phone:
    'M5.8 1.9h4.4q1.4 0 1.4 1.4v9.4q0 1.4-1.4 1.4H5.8q-1.4 0-1.4-1.4V3.3q0-1.4 1.4-1.4zM7.2 11.8h1.6',
  plus: 'M13.9 8A5.9 5.9 0 1 1 2.1 8a5.9 5.9 0 0 1 11.8 0zM8 5.4v5.2M5.4 8h5.2',
  cursor: 'M5.6 2.6q2.4 0 2.4 1.6v7.6q0 1.6-2.4 1.6M10.4 2.6q-2.4 0-2.4 1.6M8 11.8q0 1.6 2.4 1.6',
  lock: 'M4 7.4h8v6.2H4zM5.6 7.4V5a2.4 2.4 0 0 1 4.8 0v2.4',
  cross: 'M4 4l8 8M12 4l-8 8',
  add: 'M8 3v10M3 8h10',
  bin: 'M3 4.6h10M6.4 4.4V2.8h3.2v1.6M4.4 4.8l.6 8.4h6l.6-8.4',
  box: 'M2.2 3h11.6v3.4H2.2zM3.2 6.6v6.2h9.6V6.6M6.6 9.2h2.8',
  copy: 'M5.4 5.4h8v8h-8zM10.6 5.2V2.6H2.6v8h2.6M9.4 7.6v3.6M7.6 9.4h3.6',
  gear: 'M10.1 8a2.1 2.1 0 1 1-4.2 0 2.1 2.1 0 0 1 4.2 0zM8 1.9v1.9M8 12.2v1.9M1.9 8h1.9M12.2 8h1.9M3.7 3.7L5 5M11 11l1.3 1.3M12.3 3.7L11 5M5 11l-1.3 1.3',
  print: 'M4.4 6V2.6h7.2V6M4.4 11.4H2.6V6h10.8v5.4h-1.8M4.4 9.4h7.2v4H4.4z',
  share:
    'M5.8 8a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0zM13.8 3.8a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0zM13.8 12.2a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0zM5.6 7.2l4.8-2.6M5.6 8.8l4.8 2.6',
  film: 'M1.8 3.4h9v9.2h-9zM10.8 7l3.4-2v6l-3.4-2',
  embed: 'M5.4 4.4L1.8 8l3.6 3.6M10.6 4.4L14.2 8l-3.6 3.6M9 3l-2 10',
  image: 'M2 3h12v10H2zM2.4 11.4l3.4-3.6 2.6 2.6 2-1.8 3.2 3M11.6 6a1 1 0 1 1-2 0 1 1 0 0 1 2 0z',
  chat: 'M2.4 3.4h11.2v7.4H7.2l-3 2.6v-2.6H2.4z',
  bars: 'M3 13V9M8 13V3M13 13V6',
  wall: 'M1.8 3h12.4v7.8H1.8zM8 10.8v2.4M5 13.4h6',
  eye: 'M1.8 8S4 4 8 4s6.2 4 6.2 4S12 12 8 12 1.8 8 1.8 8zM9.8 8a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0z',
  swap: 'M2.6 5.4h10M10 2.8l2.6 2.6L10 8M13.4 10.8h-10M6 8.2l-2.6 2.6L6 13.4',
} as const

const halves = 'M8 2.6a5.4 5.4 0 0 1 0 10.8z'

export type SignName = keyof typeof paths | 'play' | 'theme'

export const Sign = ({ name }: { readonly name: SignName }) => (
  <svg className="sign" viewBox="0 0 16 16" aria-hidden="true">
    {name === 'play' || name === 'theme' ? (
      <>
        <path d={paths.idle} />
        <path d={halves} fill="currentColor" stroke="none" />
      </>
    ) : (
      <path d={paths[name]} />
    )}
  </svg>
)
