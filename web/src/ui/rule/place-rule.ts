import { placeBeside } from '../place-beside.ts'

const gap = 12

/** So much of the panel stands above its chip: the title is level with what one has pressed. */
const above = 60

/**
 * Towards the middle of the window: from a column at the right edge to the left of that column, so
 * that the numbers it explains stay in sight; else beside the chip.
 */
export const placeRule = (panel: HTMLElement, chip: HTMLElement): void => {
  const column = chip.closest('aside')?.getBoundingClientRect()
  const { offsetWidth, offsetHeight, scrollHeight, style } = panel
  const start = (column?.left ?? 0) - offsetWidth - gap
  if (start < gap) {
    placeBeside(panel, chip)
    return
  }
  const { clientHeight } = document.documentElement
  const room = clientHeight - 2 * gap
  const height = Math.min(Math.max(offsetHeight, scrollHeight), room)
  const top = Math.min(chip.getBoundingClientRect().top - above, clientHeight - gap - height)
  style.setProperty('--popover-room', `${room}px`)
  style.setProperty('--popover-left', `${start}px`)
  style.setProperty('--popover-top', `${Math.max(gap, top)}px`)
  panel.dataset['placed'] = 'yes'
}
