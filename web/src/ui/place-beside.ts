/**
 * Below the button where there is room, above it otherwise; from its left edge or, near the right
 * one of the window, up to its right edge.
 */
export const placeBeside = (panel: HTMLElement, button: HTMLElement) => {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const { offsetWidth, offsetHeight, style } = panel
  const { clientWidth, clientHeight } = document.documentElement
  const isBelow = bottom + offsetHeight <= clientHeight || top < offsetHeight
  const start = left + offsetWidth <= clientWidth ? left : right - offsetWidth
  style.setProperty('--popover-left', `${Math.max(0, start)}px`)
  style.setProperty('--popover-top', `${isBelow ? bottom : top - offsetHeight}px`)
  panel.dataset['placed'] = 'yes'
}
