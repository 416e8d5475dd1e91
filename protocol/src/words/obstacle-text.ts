import { isLabelKey, label } from './label.ts'
import type { Language } from './language.ts'

/** An obstacle token as people call it: files count from nought, people from one. */
export const obstacleText = (language: Language, id: string): string => {
  const [, set = '', number = ''] = /^(.*?)(\d)$/.exec(id) ?? []
  const key = `obstacle.${set}`
  return isLabelKey(key) ? `${label(language, key)} ${Number(number) + 1}` : id
}
