import { describe, expect, it } from 'vitest'
import { nameParts } from './name-parts.ts'

describe('a name in two', () => {
  it.each([
    ['Franz Kafka', 'Kafka', 'Franz'],
    ['Johann Wolfgang Goethe', 'Goethe', 'Johann Wolfgang'],
    ['Otto von der Heide', 'Heide', 'Otto von der'],
    ['Dr. Hans Meier jun.', 'Meier', 'Hans'],
    ['J. R. R. Tolkien', 'Tolkien', 'J. R. R.'],
    ['Franz K.', 'K.', 'Franz'],
    ['franz kafka', 'kafka', 'franz'],
    ['Kern, Bo', 'Kern', 'Bo'],
    ['van Beethoven, Ludwig', 'Beethoven', 'Ludwig'],
    ['Skłodowska Curie, Maria', 'Skłodowska Curie', 'Maria'],
    ['Hans Meier, jun.', 'Meier', 'Hans'],
    ['Platon', 'Platon', ''],
    ['Dr. Platon', 'Platon', ''],
    ['Иван Сергеевич Тургенев', 'Тургенев', 'Иван Сергеевич'],
    ['山田 太郎', '太郎', '山田'],
    ['', '', ''],
    ['...', '...', ''],
  ])('%s: %s, %s', (name, family, given) => {
    expect(nameParts(name)).toEqual({ family, given })
  })
})
