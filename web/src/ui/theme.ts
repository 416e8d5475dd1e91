import { keep, readKept } from '../state/kept.ts'
import { openState } from '../state/state.ts'

export const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

const key = 'topcut.theme'
const local = () => window.localStorage

const isTheme = (text: string | null): text is Theme =>
  (themes as readonly (string | null)[]).includes(text)

const kept = readKept(local, key)

export const theme = openState<Theme>(isTheme(kept) ? kept : 'system')

const show = () => {
  const { dataset } = document.documentElement
  if (theme.get() === 'system') delete dataset['theme']
  else dataset['theme'] = theme.get()
}

show()
theme.subscribe(() => {
  show()
  keep(local, key, theme.get() === 'system' ? null : theme.get())
})
