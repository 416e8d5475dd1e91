import { qrCode } from './qr-code.ts'

/** The margin without which a camera does not find the code. */
const quiet = 4

/** A code to be read by a phone, dark on white in every theme; nothing where the text is too long. */
export const QrPicture = ({ text, name }: { readonly text: string; readonly name: string }) => {
  const code = qrCode(text)
  if (code === null) return null
  const size = code.length + 2 * quiet
  const path = code
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')),
    )
    .join('')
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      width={4 * size}
      height={4 * size}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
