/**
 * Below the button where there is room, above it otherwise; from its left edge or, near the right
 * one of the window, up to its right edge. What is higher than the room it has may scroll inside of
 * it (`--popover-room`): it must not cover its own button.
 */
export const placeBeside = (panel: HTMLElement, button: HTMLElement) => {
  const { offsetWidth, offsetHeight, scrollHeight, style } = panel
  const { clientWidth, clientHeight } = document.documentElement
  const box = button.getBoundingClientRect()
  // Scrolled out of sight, the button must not take the panel along.
  const within = (edge: number, last: number): number => Math.min(Math.max(0, edge), last)
  const [left, right] = [within(box.left, clientWidth), within(box.right, clientWidth)]
  const [top, bottom] = [within(box.top, clientHeight), within(box.bottom, clientHeight)]
  const height = Math.max(offsetHeight, scrollHeight)
  const isBelow = bottom + height <= clientHeight || clientHeight - bottom >= top
  const room = isBelow ? clientHeight - bottom : top
  const start = left + offsetWidth <= clientWidth ? left : right - offsetWidth
  style.setProperty('--popover-room', `${room}px`)
  style.setProperty('--popover-left', `${Math.max(0, start)}px`)
  style.setProperty('--popover-top', `${isBelow ? bottom : top - Math.min(height, room)}px`)
  panel.dataset['placed'] = 'yes'
}
